import type { Lifetime } from '../../db/process/lifetime.ts';
import { growthWorks } from './growthWorks.ts';
import { legWorks } from './legWorks.ts';
import { compareSides } from './sides.ts';
import { stopWorks } from './stopWorks.ts';

/** The percentage of quotes that are asked for by legs. */
const WITH_LEGS = 30;

/**
 * Prints what calls cost with quotes of which none is asked for by legs, and with as many of which some are, each with three
 * legs. `part` is a part of the calls' names.
 */
export async function legs(lifetime: Lifetime, part?: string): Promise<void> {
  await compareSides(lifetime, {
    titles: ['none by legs', `${WITH_LEGS}% by legs`],
    second: { database: 'by_legs', options: { withLegs: WITH_LEGS } },
    works: async (db, server) => {
      const works = [...(await growthWorks(db, server)), ...stopWorks(db, server)];
      return [...works.filter(({ name }) => !OF_STOPS.test(name)), ...(await legWorks(db, server))];
    },
    part,
  });
}

/** The calls that find stops alone. */
const OF_STOPS = /stops? (?:are|of)|reference of a stop|any stop|counts of those/;
