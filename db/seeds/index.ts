import { readdir } from 'node:fs/promises';
import type { Knex } from 'knex';

const BATCH = 200;

/** What a seed file exports: its rows by table, the same for the same moment. */
interface SeedFile {
  rows: (now: Date) => Record<string, object[]>;
}

/**
 * Writes the demo data into an empty, migrated database, all of it or none; the same `now` writes the same rows. Every
 * file of this folder whose name begins with a number is a seed, and they run in the order of their names, so that a
 * file refers only to rows of those before it. Throws in production.
 */
export async function seed(
  db: Knex,
  { now, log = () => {} }: { now: Date; log?: (line: string) => void } = { now: new Date() },
): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('Demo data never goes into a production database.');
  }
  await db.transaction(async (transaction) => {
    for (const { rows } of await seedFiles()) {
      for (const [table, ofTable] of Object.entries(rows(now))) {
        await transaction.batchInsert(table, ofTable, BATCH);
        log(`Wrote ${ofTable.length} ${table}`);
      }
    }
  });
}

async function seedFiles(): Promise<SeedFile[]> {
  const names = (await readdir(import.meta.dirname)).filter((name) => /^\d+_\w+\.ts$/.test(name));
  return Promise.all(names.sort().map((name) => import(`./${name}`)));
}
