import type { Knex } from 'knex';

/** Lets settings of this transaction reach the servers of a distributed database; without Citus it has no effect. */
const EVERYWHERE = `set local citus.propagate_set_commands = 'local'`;

/** Sets a parameter of this transaction, on all servers of a distributed database. */
export async function setLocal(trx: Knex, name: string, value: string): Promise<void> {
  await trx.raw(`${EVERYWHERE}; set local ${name} = '${value}'`);
}

/**
 * Sets the timeouts of this transaction to 10 min per statement and 30 s per lock, for jobs, exports and imports;
 * requests have the 15 s and 3 s of the role.
 */
export async function allowTime(trx: Knex): Promise<void> {
  await trx.raw(
    `${EVERYWHERE}; set local statement_timeout = '10min'; set local lock_timeout = '30s'`,
  );
}

/** Removes the timeouts of this transaction, for migrations and demo data and for processes that wait for them. */
export async function allowAnyTime(trx: Knex): Promise<void> {
  await trx.raw(`${EVERYWHERE}; set local statement_timeout = 0; set local lock_timeout = 0`);
}

/** The same, and commits that do not wait for the disk: for work that is done again after a crash of the database. */
export async function allowTimeWithoutDisk(trx: Knex): Promise<void> {
  await trx.raw(
    `set local statement_timeout = '10min'; set local lock_timeout = '30s'; set local synchronous_commit = off`,
  );
}
