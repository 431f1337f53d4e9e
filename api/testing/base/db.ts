import type { Knex } from 'knex';
import { connect, open } from '../../../db/connect.ts';
import { atEnd, once } from './once.ts';
import { testRun, urlOf } from './run.ts';

/** The process's own migrated database, a copy of the run's template. */
export const testDb = once(async (): Promise<Knex> => {
  const db = connect(await testDatabaseUrl());
  atEnd(() => db.destroy());
  return db;
});

/** Where the process's own database is; it is dropped when the run ends. */
export const testDatabaseUrl = once(async (): Promise<string> => {
  const { server, template } = await testRun();
  const copy = `${template}_${process.pid}`;
  const admin = open(server);
  await admin.raw('create database ?? template ??', [copy, template]);
  await admin.destroy();
  await keepTimeouts(urlOf(server, copy));
  return urlOf(server, copy);
});

/** The timeouts of the role in the template are not part of what Postgres copies. */
async function keepTimeouts(url: string): Promise<void> {
  const db = open(url);
  await db.raw('select set_timeouts()').finally(() => db.destroy());
}
