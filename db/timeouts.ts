import type { Knex } from 'knex';

/**
 * Sets the timeouts of this transaction to 10 min per statement and 30 s per lock, for jobs, exports and imports;
 * requests have the 15 s and 3 s of the role.
 */
export async function allowTime(trx: Knex): Promise<void> {
  await trx.raw(`set local statement_timeout = '10min'; set local lock_timeout = '30s'`);
}

/** Removes the timeouts of this transaction, for migrations and demo data and for processes that wait for them. */
export async function allowAnyTime(trx: Knex): Promise<void> {
  await trx.raw('set local statement_timeout = 0; set local lock_timeout = 0');
}

/** The same, and commits that do not wait for the disk: for work that is done again after a crash of the database. */
export async function allowTimeWithoutDisk(trx: Knex): Promise<void> {
  await trx.raw(
    `set local statement_timeout = '10min'; set local lock_timeout = '30s'; set local synchronous_commit = off`,
  );
}
