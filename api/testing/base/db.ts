import type { Knex } from 'knex';
import { connect, open } from '../../../db/connect.ts';
import { createDistributed } from '../../../db/distributed/databases.ts';
import { distribute } from '../../../db/distributed/distribute.ts';
import { placesOf } from '../../../db/distributed/tables.ts';
import { migrateLatest } from '../../../db/schema.ts';
import { chooseDialect } from '../../core/sql/dialect/index.ts';
import { setCompanyTables } from './companyStatements.ts';
import { expectKeptRows } from './keptRows.ts';
import { atEnd, once } from './once.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { databasesOfProcesses, testRun, urlOf } from './run.ts';

/**
 * The process's own migrated database, a copy of the run's template; through a PgBouncer in transaction mode where
 * `TEST_PGBOUNCER` names its program.
 */
export const testDb = once(async (): Promise<Knex> => {
  const directUrl = await testDatabaseUrl();
  const program = process.env.TEST_PGBOUNCER;
  const url = program ? await startPgBouncer(program, directUrl) : directUrl;
  const db = connect(url, { directUrl, isPerTransaction: program !== undefined });
  atEnd(() => db.destroy());
  opened = db;
  await chooseDialect(db);
  setCompanyTables((await placesOf(db)).distributed);
  return db;
});

let opened: Knex | undefined;

/** Makes the limits of calls count from now on; does nothing in a process that does not use its database yet. */
export async function resetRateLimits(): Promise<void> {
  await opened?.('rate_limits').delete();
}

/** Checks what rows keep of other tables in the databases of all processes of the run, after their last test. */
export async function checkKeptRows(): Promise<void> {
  for (const url of await databasesOfProcesses()) {
    const db = open(url);
    await expectKeptRows(db).finally(() => db.destroy());
  }
}

/** The URL of the process's own database, which is dropped when the run ends. */
export const testDatabaseUrl = once(() => migratedDatabase(String(process.pid)));

/** The URL of a new migrated database without rows, distributed where the run has a coordinator; dropped when the run ends. */
export async function migratedDatabase(name: string): Promise<string> {
  const { server, template, workers } = await testRun();
  const copy = `${template}_${name}`;
  if (workers) return distributedUrl(server, workers, copy);
  const admin = open(server);
  await admin.raw('create database ?? template ??', [copy, template]);
  await admin.destroy();
  await keepTimeouts(urlOf(server, copy));
  return urlOf(server, copy);
}

/** The same where the run has a coordinator; otherwise undefined. */
export async function emptyDistributedUrl(name: string): Promise<string | undefined> {
  return (await testRun()).workers && migratedDatabase(name);
}

/** Citus cannot copy a database, so this one is migrated and distributed; with few shards, which are made faster. */
async function distributedUrl(server: string, workers: string[], name: string): Promise<string> {
  await createDistributed(server, workers, name);
  const url = urlOf(server, name);
  const db = open(url);
  await migrateLatest(db).finally(() => db.destroy());
  await distribute(url, { shards: 4 });
  return url;
}

/** Sets the role's timeouts, because Postgres does not copy them from the template. */
async function keepTimeouts(url: string): Promise<void> {
  const db = open(url);
  await db.raw('select set_timeouts()').finally(() => db.destroy());
}
