import type { Actor } from '../../../core/auth/actor.ts';
import { authorize } from '../../../core/auth/policy.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { readReply, type ReplyReading } from '../../replies/index.ts';
import { mayLog } from '../policy.ts';
import { showState } from '../service.ts';

/** Reads a carrier's pasted reply for somebody who may log the carrier's rate; saves nothing. */
export async function readFor(
  actor: Actor,
  id: string,
  text: string,
  receivedAt: Date,
): Promise<Schemas['ReplyReading']> {
  const rule = mayLog('rated');
  authorize(rule(actor));
  authorize(rule(actor, await showState(actor, id)));
  return presentReading(text, { receivedAt, zone: actor.timeZone });
}

/** What a reply says: the values, the words of each, and what is asked. */
export function presentReading(
  text: string,
  context: Parameters<typeof readReply>[1],
): Schemas['ReplyReading'] {
  return presentReply(readReply(text, context));
}

function presentReply({ kind, question, ...fields }: ReplyReading): Schemas['ReplyReading'] {
  const readings = Object.entries(fields) as [Field, AnyReading][];
  const clear = readings.filter(([, { value }]) => value !== undefined);
  const words = clear.map(([field, reading]) => ({ field, ...reading.words }));
  return {
    kind,
    values: Object.fromEntries(clear.map(([field, { value }]) => [field, value])),
    words: question ? [...words, { field: 'question', ...question }] : words,
    questions: readings.flatMap(([field, { choices, words: asked }]) =>
      choices ? [{ field, ...asked, choices: choices.map(String) }] : [],
    ),
  };
}

type Field = keyof Omit<ReplyReading, 'kind' | 'question'>;
type AnyReading = NonNullable<ReplyReading[Field]>;
