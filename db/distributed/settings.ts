import type { Knex } from 'knex';
import { StartError } from '../process/startError.ts';

/** Throws StartError unless the database is on a coordinator that knows itself and at least one worker. */
export async function checkCoordinator(db: Knex): Promise<void> {
  if (!(await hasCitus(db)))
    throw new StartError(
      'This database has no Citus extension: run "create extension citus" in it.',
    );
  const groups = await db('pg_dist_node').where({ isactive: true }).pluck<number[]>('groupid');
  if (!groups.includes(0))
    throw new StartError('The coordinator must know its own address: citus_set_coordinator_host.');
  if (groups.length < 2) throw new StartError('The coordinator knows no worker: citus_add_node.');
}

/** Whether the Citus extension exists in a database. */
async function hasCitus(db: Knex): Promise<boolean> {
  return Boolean(await db('pg_extension').where({ extname: 'citus' }).first('extname'));
}

/**
 * Triggers of distributed tables read only the row and the directory, which every server has; one transaction uses one
 * connection to each worker, so that it sees its own writes. Postgres expects so much of the results that Citus passes between
 * the steps of a statement that it would compile it, which takes seconds.
 */
const SETTINGS = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  'citus.multi_shard_modify_mode': 'sequential',
  jit: 'off',
};

/** Sets them for every later session in this database, on each server. */
export async function configure(db: Knex): Promise<void> {
  const { rows } = await db.raw(
    `select format('alter database %I set ', current_database()) as alter`,
  );
  for (const [name, value] of Object.entries(SETTINGS)) {
    const sql = `${rows[0].alter} ${name} = '${value}'`;
    await db.raw(sql);
    await db.raw('select run_command_on_workers(?)', [sql]);
  }
}

/** Sets them in this transaction, whose session began before `configure`. */
export async function useSettings(trx: Knex): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await trx.raw('select set_config(?, ?, true)', [name, value]);
}
