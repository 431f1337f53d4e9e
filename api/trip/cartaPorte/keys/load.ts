import type { Knex } from 'knex';
import { CATALOGS, isValidOn } from '../../../catalogs/satKeys/index.ts';
import { colonyKey, type CustomerPart, type Data, municipalityKey } from '../data.ts';
import { keysOf } from './base.ts';
import type { Keys } from './Keys.ts';

/**
 * The keys that the rules and the forms need for these data: the small catalogs, and of those that staff have loaded the
 * keys in use that are valid on the day of the load, or today.
 */
export async function loadKeys(db: Knex, { customer }: Data, day: string | null): Promise<Keys> {
  const usedKeys = usedIn(customer);
  const [catalogs, keys] = [usedKeys.map(([catalog]) => catalog), usedKeys.map(([, key]) => key)];
  const names = Object.keys(CATALOGS);
  const { rows } = await db.raw(SQL, { names, catalogs, keys, day });
  const loadedKeys = await db.raw(LOADED, { names, day });
  return keysOf(rows, new Set(loadedKeys.rows.map(({ catalog }: { catalog: string }) => catalog)));
}

/** The keys of large catalogs that a customer's part names, each with its catalog. */
function usedIn({
  goods = [],
  origin,
  destination,
  stops = [],
}: CustomerPart): [catalog: string, key: string][] {
  const pairs: [string, string | null | undefined][] = [
    ...goods.flatMap(({ product, unit, hazardKey, packaging }): typeof pairs => [
      ['products', product],
      ['units', unit],
      ['hazards', hazardKey],
      ['packaging', packaging],
    ]),
    ...[origin, destination, ...stops]
      .map((end) => end ?? {})
      .flatMap((end): typeof pairs => [
        ['postalCodes', end.postalCode],
        ['municipalities', municipalityKey(end)],
        ['colonies', colonyKey(end)],
      ]),
  ];
  return pairs.flatMap(([catalog, key]): [string, string][] => (key ? [[catalog, key]] : []));
}

/** SQL: whether a key of SAT's files is valid on the day of the load, or today. */
export const VALID = isValidOn('coalesce(:day::date, today())');

/** SQL: whether a catalog is loaded from SAT's file: whether it has a valid key. */
const isLoaded = (catalog: string) =>
  `exists (select from sat_keys where sat_keys.catalog = ${catalog} and ${VALID})`;

const SQL = `
  select catalog, key, name, trait from carta_porte_keys
  where not (catalog = any(:names) and ${isLoaded('carta_porte_keys.catalog')})
  union all
  select catalog, key, name, trait from sat_keys
    join unnest(:catalogs::text[], :keys::text[]) as used (catalog, key) using (catalog, key)
  where ${VALID}
  order by catalog, key`;

const LOADED = `
  select wanted as catalog from unnest(:names::text[]) as wanted where ${isLoaded('wanted')}`;
