import type { Knex } from 'knex';

/**
 * Builds an index of an existing table while others read and write it: for migrations that export
 * `config = { transaction: false }`. In an empty database, whose migrations run in one transaction, it is built the usual
 * way. `definition` is what follows its name, such as `on carriers (rfc)`. What a failed try left is removed first.
 */
export async function addIndex(
  knex: Knex,
  name: string,
  definition: string,
  kind: 'index' | 'unique index' = 'index',
): Promise<void> {
  const concurrently = knex.client && !knex.isTransaction ? 'concurrently' : '';
  await knex.raw(`drop index ${concurrently} if exists ${name}`);
  await knex.raw(`create ${kind} ${concurrently} ${name} ${definition}`.replaceAll('?', '\\?'));
}
