import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { connect, open } from '../../../db/connect.ts';
import { startPostgres } from '../../../db/postgres.ts';
import { migrateLatest } from '../../../db/schema.ts';
import { atEnd, once } from './once.ts';

/** The run's own migrated database: embedded, or a fresh one on `TEST_DATABASE_URL`'s server. */
export const testDb = once(async (): Promise<Knex> => {
  const db = connect(await testDatabaseUrl());
  atEnd(() => db.destroy());
  await migrateLatest(db);
  return db;
});

/** Where the run's own database is; it is gone when the run ends. */
export const testDatabaseUrl = once((): Promise<string> => {
  const server = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  return server ? createDatabase(server) : embedDatabase();
});

async function createDatabase(server: string): Promise<string> {
  const name = `anden_test_${randomBytes(6).toString('hex')}`;
  const admin = open(server);
  await admin.raw('create database ??', [name]);
  atEnd(async () => {
    await admin.raw('drop database ?? with (force)', [name]);
    await admin.destroy();
  });
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

async function embedDatabase(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-test-'));
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  const { url, stop } = await startPostgres({ dataDir });
  atEnd(stop);
  return url;
}
