import type { Knex } from 'knex';

/** Waits until no other transaction has locked this name, and locks it until this one ends. */
export async function lockName(trx: Knex, name: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
