import type { Knex } from 'knex';
import { migrateLatest } from '../../db/schema.ts';
import { ClaimedStorage } from '../core/files/claimedStorage.ts';
import { claimStorage, StorageSilent } from '../core/files/claimStorage.ts';
import { openStorage } from '../core/files/openStorage.ts';
import type { Storage } from '../core/files/storage.ts';
import type { Env } from '../core/runtime/env.ts';

interface Options {
  db: Knex;
  env: Env;
}

/** Migrates the database and claims the storage; returns the storage, and whether the demo data are missing. */
export async function prepare({ db, env }: Options) {
  await migrateLatest(db, console.log);
  const storage = await openClaimedStorage(db, env);
  return { storage, lacksDemo: env.demo && !(await db('users').first('id')) };
}

/** Claims the storage, or a bucket that does not answer now before its first use. */
async function openClaimedStorage(db: Knex, env: Env): Promise<ClaimedStorage> {
  const storage = await openStorage(env);
  const options = { mayBeForeign: env.demo, isMoved: env.filesMoved };
  const claimedStorage = new ClaimedStorage(storage, () => claimStorage(db, storage, options));
  await claimedStorage.check().catch((error) => {
    if (!(error instanceof StorageSilent)) throw error;
  });
  return claimedStorage;
}

/** Writes the files of the demo data; existing ones are kept. */
export async function writeDemoFiles(storage: Storage): Promise<void> {
  const { documentFiles } = await import('../../db/seeds/directory/documentFiles.ts');
  for (const { key, content } of Object.values(documentFiles)) await storage.write(key, content);
}
