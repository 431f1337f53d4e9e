import { readdir } from 'node:fs/promises';
import type { Knex } from 'knex';

const BATCH = 200;

/** The exports of a seed file: `rows` returns its rows by table, always the same for the same `now`. */
interface SeedFile {
  rows: (now: Date) => Record<string, object[]>;
}

/**
 * Writes the demo data into an empty, migrated database in one transaction; the same `now` always gives the same rows.
 * Runs every file of this folder whose name begins with a number, in the order of the names, so that the rows of a file
 * may refer only to rows of earlier files. Throws in production.
 */
export async function seed(
  db: Knex,
  { now, log = () => {} }: { now: Date; log?: (line: string) => void } = { now: new Date() },
): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('Demo data must not be written to a production database.');
  }
  await db.transaction(async (transaction) => {
    for (const [table, rows] of await demoRows(now)) {
      await transaction.batchInsert(table, rows, BATCH);
      log(`Wrote ${rows.length} ${table}`);
    }
  });
}

/** The rows of the demo data by table, in the order in which they are written. */
export async function demoRows(now: Date): Promise<[table: string, rows: object[]][]> {
  const files = await seedFiles();
  return files.flatMap(({ rows }) => Object.entries(rows(now)));
}

async function seedFiles(): Promise<SeedFile[]> {
  const names = (await readdir(import.meta.dirname)).filter((name) => /^\d+_\w+\.ts$/.test(name));
  return Promise.all(names.sort().map((name) => import(`./${name.slice(0, -'.ts'.length)}.ts`)));
}
