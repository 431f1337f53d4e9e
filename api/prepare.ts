import type { Knex } from 'knex';
import { migrateLatest, seedDemo } from '../db/schema.ts';
import { claimStorage } from './core/files/claimStorage.ts';
import type { Storage } from './core/files/storage.ts';
import type { Env } from './core/process/env.ts';

interface Options {
  db: Knex;
  env: Env;
  storage: Storage;
  now: Date;
}

/** Migrates the database and writes the demo data; returns whether they are new. */
export async function prepare({ db, env, storage, now }: Options): Promise<boolean> {
  await migrateLatest(db, console.log);
  await claimStorage(db, storage, { mayBeForeign: env.demo, isMoved: env.filesMoved });
  if (!env.demo) return false;
  const isNew = await seedDemo(db, { now, log: console.log });
  await writeDemoFiles(storage);
  return isNew;
}

/** Writes the files of the demo data; existing ones are kept. */
export async function writeDemoFiles(storage: Storage): Promise<void> {
  const { documentFiles } = await import('../db/seeds/directory/documentFiles.ts');
  for (const { key, content } of Object.values(documentFiles)) await storage.write(key, content);
}
