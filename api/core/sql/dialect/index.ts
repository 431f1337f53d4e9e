import type { Knex } from 'knex';
import type { Dialect } from './Dialect.ts';
import { plain } from './plain.ts';

let current: Dialect = plain;

/** The SQL of the engine of this process. */
export function dialect(): Dialect {
  return current;
}

/** Chooses the dialect of a database for this process, once, when it starts; on plain Postgres the other is not even loaded. */
export async function chooseDialect(
  db: Knex,
  load = async (): Promise<Dialect> => (await import('./distributed.ts')).distributed,
): Promise<void> {
  current = (await isDistributed(db)) ? await load() : plain;
}

async function isDistributed(db: Knex): Promise<boolean> {
  const { rows } = await db.raw(`select from pg_extension where extname = 'citus'`);
  return rows.length > 0;
}
