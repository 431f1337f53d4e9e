import type { Knex } from 'knex';
import { demoRows } from './demo.ts';

const BATCH = 200;

/**
 * Writes the demo data into an empty, migrated database, all of it or none; the same `now` writes the
 * same rows. Throws in production.
 */
export async function seed(
  db: Knex,
  { now, log = () => {} }: { now: Date; log?: (line: string) => void } = { now: new Date() },
): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('Demo data never goes into a production database.');
  }
  await db.transaction(async (transaction) => {
    for (const [table, rows] of Object.entries(demoRows(now))) {
      await transaction.batchInsert(table, rows as object[], BATCH);
      log(`Wrote ${rows.length} ${table}`);
    }
  });
}
