import { equipmentTypes } from '../../../db/seeds/data/equipments.ts';
import { commodities } from '../../../db/seeds/data/comodities.ts';
import type { MessageContext } from '../../quoting/messages/context.ts';
import { readMessage } from '../../quoting/messages/readMessage.ts';
import {
  type Context,
  type Message,
  readContext,
  readMessages,
} from '../../quoting/messages/test/examples.ts';
import { contextOf } from './messageContext.ts';
import { type Score, scoreOf } from './score.ts';

/**
 * Prints how many fields of test messages are found, wrong and empty, and the faults, also counted by field; `argument`
 * is the beginning of their files' names.
 */
export function messages(argument = 'open'): void {
  const records = readContext();
  const texts = readMessages(argument);
  for (const message of texts) read(message, records);
  const scores = texts.map((message) => read(message, records));
  for (const { id, faults } of scores) for (const fault of faults) console.log(`${id} ${fault}`);
  const sum = (name: 'found' | 'wrong' | 'empty') =>
    scores.reduce((total, score) => total + score[name], 0);
  const all = sum('found') + sum('wrong') + sum('empty');
  const percent = (name: 'found' | 'wrong' | 'empty') => ((100 * sum(name)) / all).toFixed(1);
  const slowest = Math.max(...scores.map(({ ms }) => ms)).toFixed(1);
  console.log(`${scores.length} messages, ${all} fields`);
  console.log(`found ${percent('found')}%, wrong ${percent('wrong')}%, empty ${percent('empty')}%`);
  console.log(`slowest message ${slowest} ms`);
  for (const line of faultsByField(scores)) console.log(line);
}

/** `wrong commodity 3`, the most frequent first. */
function faultsByField(scores: readonly Score[]): string[] {
  const counts = new Map<string, number>();
  for (const fault of scores.flatMap(({ faults }) => faults)) {
    const [kind = ''] = fault.split(':');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([kind, count]) => `${kind} ${count}`);
}

interface MessageScore extends Score {
  id: string;
  ms: number;
}

function read(message: Message, records: Context): MessageScore {
  const context = contextOf(message, records, CATALOGS);
  const start = performance.now();
  const reading = readMessage(message.text, context);
  const ms = performance.now() - start;
  return { id: message.id, ms, ...scoreOf(message.loads, reading) };
}

/** The catalogs of the demo data, by their codes. */
const CATALOGS: Pick<MessageContext, 'equipments' | 'comodities'> = {
  equipments: equipmentTypes.map((type) => ({ ...type, id: type.code })),
  comodities: commodities.map((one) => ({ ...one, id: one.code })),
};
