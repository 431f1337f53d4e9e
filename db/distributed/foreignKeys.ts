import type { Knex } from 'knex';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Drops the foreign keys of these tables and returns them: some refer to each other, and a table is only distributed when
 * those that it refers to are.
 */
export async function dropForeignKeys(trx: Knex, tables: string[]): Promise<ForeignKey[]> {
  const keys: ForeignKey[] = (await trx.raw(KEYS, [tables])).rows;
  for (const { table, name } of keys) await trx.raw(`alter table ${table} drop constraint ${name}`);
  return keys;
}

/** Adds foreign keys again, which checks every row. */
export async function addForeignKeys(
  trx: Knex,
  keys: ForeignKey[],
  log: (line: string) => void,
): Promise<void> {
  for (const [index, { table, name, definition }] of keys.entries()) {
    log(`foreign key ${index + 1} of ${keys.length}: ${name}`);
    await trx.raw(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

const KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and conrelid::regclass::text = any(?)
  order by 1, 2`;
