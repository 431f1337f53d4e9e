import type { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { readLayout } from '../../../db/backup/layout.ts';
import { clientOf } from '../../../db/backup/snapshot.ts';
import { makeRoom } from '../../../db/backup/target.ts';
import { exclusively, migrateLatest } from '../../../db/schema.ts';
import type { Incoming } from '../files/incoming.ts';
import type { Storage } from '../files/storage.ts';
import { readArchive } from './archiveReader.ts';
import type { Closing } from './format.ts';
import { Loading } from './loading.ts';

/** Where a backup is restored. */
export interface Target {
  db: Knex;
  storage: Storage;
  incoming: Incoming;
  /** Whether to replace what the database contains. */
  overwrite?: boolean;
  log: (line: string) => void;
}

/**
 * Restores a backup in one transaction: the tables of its version, their rows and its files. An error leaves the database
 * as it was. Then applies the migrations since that version. Throws StartError for a damaged backup and for a database that is not empty.
 */
export async function restore(target: Target, input: Readable): Promise<Closing> {
  const { db, storage, incoming, overwrite = false, log } = target;
  const closing = await incoming.withDirectory((directory) =>
    exclusively(db, async (trx) => {
      await makeRoom(trx, overwrite);
      const loading = new Loading({ trx, storage, directory, log });
      const manifest = await readArchive(input, loading);
      await loading.finish(manifest);
      await analyze(trx);
      return manifest;
    }),
  );
  await migrateLatest(db, log);
  return closing;
}

/** Collects the statistics by which Postgres plans queries, which a backup does not contain. */
async function analyze(trx: Knex.Transaction): Promise<void> {
  const client = await clientOf(trx);
  const { tables } = await readLayout(client);
  await client.query(`analyze ${tables.map(({ name }) => name).join(', ')}`);
}
