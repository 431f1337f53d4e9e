import type { Locale } from '../../locale.ts';
import type { Schemas } from '../../schemas.ts';
import { movesMessages } from './messages.ts';
import type { Moves } from './source.ts';

export type MoveStop = Moves['stops'][number];

/** What a driver reads about a stop: place and window, whom to ask for, what to do there, and the hand-over to another leg. */
export function factsOfStop(stop: MoveStop, locale: Locale): Schemas['LoadFact'][] {
  const { kind, place, appointment, contact, reference, goods, handOver } = stop;
  const t = movesMessages[locale];
  const facts = [
    [kind, t[kind], `${place}\n${appointment}`],
    ['contact', t.contact, contact?.name],
    ['phone', t.phone, contact?.phone],
    ['reference', t.stopReference, reference],
    ['goods', t.goods[kind], goods?.join('\n')],
    ...(handOver ? factsOfHandOver(handOver, t) : []),
  ] as const;
  return facts.flatMap(([name, label, text]) => (text ? [{ name, label, text }] : []));
}

function factsOfHandOver(
  { side, leg, manner, contact, phone, seal }: Schemas['MoveHandOver'],
  t: (typeof movesMessages)['es'],
) {
  return [
    [side, t.handOver[side], `${leg}\n${manner}`],
    ['contact', t.contact, contact],
    ['phone', t.phone, phone],
    ['seal', t.seal, seal],
  ] as const;
}
