import type { Knex } from 'knex';
import { migrateLatest } from '../db/schema.ts';
import { claimStorage } from './core/files/claimStorage.ts';
import type { Storage } from './core/files/storage.ts';
import type { Env } from './core/process/env.ts';

interface Options {
  db: Knex;
  env: Env;
  storage: Storage;
}

/** Migrates the database and claims the storage; returns whether the demo data are missing. */
export async function prepare({ db, env, storage }: Options): Promise<boolean> {
  await migrateLatest(db, console.log);
  await claimStorage(db, storage, { mayBeForeign: env.demo, isMoved: env.filesMoved });
  return env.demo && !(await db('users').first('id'));
}

/** Writes the files of the demo data; existing ones are kept. */
export async function writeDemoFiles(storage: Storage): Promise<void> {
  const { documentFiles } = await import('../db/seeds/directory/documentFiles.ts');
  for (const { key, content } of Object.values(documentFiles)) await storage.write(key, content);
}
