import type { Knex } from 'knex';

/**
 * Lets the statements of this transaction work for ten minutes and wait for locks for half a minute, where requests
 * have the 15 s and 3 s that role and database are set to: for jobs, exports and imports.
 */
export async function allowTime(trx: Knex): Promise<void> {
  await trx.raw(`set local statement_timeout = '10min'; set local lock_timeout = '30s'`);
}

/** The same without any limit, for migrations, demo data and whoever waits for those to end. */
export async function allowAnyTime(trx: Knex): Promise<void> {
  await trx.raw('set local statement_timeout = 0; set local lock_timeout = 0');
}
