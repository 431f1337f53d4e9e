import { openingOf } from '../../../catalogs/bridges/index.ts';
import type { Candidate, CandidateLeg, Chain } from '../combine.ts';
import { drive, type Moment } from '../drive.ts';

/** What decides between combinations. */
export interface Facts {
  cents: number;
  arrivesAt: Moment;
  ids: string;
}

/** Every valid combination, one offer for each leg. */
export function everyCombination(legs: CandidateLeg<Candidate>[], start: Moment): Facts[] {
  let chains = [{ cents: 0, ids: '', at: start, arrivesAt: null as Moment }];
  for (const { end, options } of legs)
    chains = chains.flatMap((chain) =>
      options.flatMap(({ id, cents, transitHours }) => {
        const leg = drive(end, chain.at, transitHours);
        if (typeof leg === 'string') return [];
        const { handOverAt: at, arrivesAt } = leg;
        return [{ cents: chain.cents + cents, ids: chain.ids + id, at, arrivesAt }];
      }),
    );
  return chains.map(({ cents, ids, arrivesAt }) => ({ cents, arrivesAt, ids }));
}

/** The first by these fields; an unknown one is the last. */
export function best(all: Facts[], fields: (keyof Facts)[]): Facts | null {
  return all.reduce<Facts | null>((first, facts) => {
    const field = first && fields.find((name) => first[name] !== facts[name]);
    if (first && (!field || (facts[field] ?? Infinity) > (first[field] ?? Infinity))) return first;
    return facts;
  }, null);
}

/** The same of a combination that was found. */
export function factsOf(chain: Chain<Candidate> | null): Facts | null {
  return chain && { cents: chain.cents, arrivesAt: chain.drive.arrivesAt, ids: chain.ids };
}

/** Offers of which each lower one is slower, so that none can be left out by itself. */
export function manyOffers(count: number): CandidateLeg<Candidate>[] {
  return [1, 2, 3].map((leg) => ({
    end: {
      window: undefined,
      opensAt: openingOf({ hours: 'L–D 6:00–22:00', timeZone: 'America/Chicago' }),
    },
    options: Array.from({ length: count }, (_, at) => ({
      id: idOf(at),
      cents: (count - at) * 1000 + ((at * 37 * leg) % 90),
      transitHours: 5 + at,
    })),
  }));
}

/** An id that compares like its number. */
export function idOf(number: number): string {
  return String(number).padStart(4, '0');
}
