import type { Schemas } from '../../../core/contract/types.ts';

type Stop = Schemas['Stop'];

/** Whether a leg is the first or the last one of its load. */
export interface LegPlace {
  isFirst: boolean;
  isLast: boolean;
}

/**
 * The stops of the whole that are a leg's own, beside its hand-overs: those of the first leg lie in the country where the whole
 * begins, before another country comes, the rest is the last leg's. They have no number and no goods. Pure.
 */
export function ownStops(stops: Stop[], { isFirst, isLast }: LegPlace): Stop[] {
  const split = countBeforeBorder(stops);
  const own = isFirst ? stops.slice(0, split) : isLast ? stops.slice(split) : [];
  return own.map(({ number: _, ...stop }) => withoutGoods(stop));
}

/** How many stops lie in the country of the first one before another country comes; the last one is never among them. */
export function countBeforeBorder(stops: Pick<Stop, 'place'>[]): number {
  const { country } = stops[0]!.place;
  const first = stops.findIndex(({ place }) => place.country !== country);
  return first < 0 ? stops.length - 1 : first;
}

/** What is taken and left by stop agrees over the whole way, not over a part of it. */
function withoutGoods({ goods: _, ...stop }: Stop): Stop {
  return stop;
}
