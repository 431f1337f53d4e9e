import { satKeyPolicy } from './policy.ts';
import handlers from './routes.ts';
import { satKeySheet } from './sheet.ts';

/** The keys of SAT's large catalogs, which staff load from its own files. */
export const satKeys = {
  name: 'sat_keys',
  policy: satKeyPolicy,
  handlers,
  sheet: satKeySheet,
};

export { CATALOGS } from './catalogs.ts';
export { isValidOn } from './valid.ts';
