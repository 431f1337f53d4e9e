import type { Knex } from 'knex';
import { rows } from './seeds/100_catalogs.ts';

/**
 * Writes the catalogs that every installation begins with, the same as those of the demo data, created now. Entries whose
 * code exists are left as they are. Returns the number of new entries.
 */
export async function writeBaseCatalogs(db: Knex): Promise<number> {
  const now = new Date();
  let added = 0;
  for (const [table, entries] of Object.entries(rows(now))) {
    const created = entries.map((entry) => ({ ...entry, createdAt: now, updatedAt: now }));
    added += (await db(table).insert(created).onConflict().ignore().returning('id')).length;
  }
  return added;
}
