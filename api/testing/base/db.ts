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
  await copySettings(admin, template, copy);
  await admin.destroy();
  return urlOf(server, copy);
});

/** What `alter database … set` has set is not part of what Postgres copies from a template. */
async function copySettings(admin: Knex, template: string, copy: string): Promise<void> {
  const { rows } = await admin.raw(
    `select unnest(setconfig) as setting from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
     where d.datname = ? and s.setrole = 0`,
    [template],
  );
  for (const { setting } of rows as { setting: string }[]) {
    const [name = '', ...value] = setting.split('=');
    await admin.raw(`alter database ?? set ?? = '${value.join('=')}'`, [copy, name]);
  }
}
