import type { Lifetime } from '../../db/process/lifetime.ts';
import { growthWorks } from './growthWorks.ts';
import { compareSides } from './sides.ts';
import { stopWorks } from './stopWorks.ts';

/**
 * Prints what calls cost with quotes of two stops, and with the same quotes of three stops each. `part` is a part of the
 * calls' names.
 */
export async function stops(lifetime: Lifetime, part?: string): Promise<void> {
  await compareSides(lifetime, {
    titles: ['two stops', 'three stops'],
    second: { database: 'three_stops', options: { withStops: 100 } },
    works: async (db, server) => {
      const works = (await growthWorks(db, server)).filter(({ name }) => OF_GROWTH.includes(name));
      return [...works, ...stopWorks(db, server)];
    },
    part,
  });
}

/** The calls of `growth` that read stops. */
const OF_GROWTH = [
  'quotes: first page',
  'quotes: part of a reference',
  'quotes: counts of the tabs, not remembered',
  'quotes: past rates of its lane',
];
