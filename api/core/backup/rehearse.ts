import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { open } from '../../../db/connect.ts';
import type { Lifetime } from '../../../db/process/lifetime.ts';
import { StartError } from '../../../db/process/startError.ts';
import { Incoming } from '../files/incoming.ts';
import { LocalStorage } from '../files/localStorage.ts';
import type { Closing } from './format.ts';
import { restore } from './restore.ts';

/** The server and the directory in which a rehearsal has its own database and files for a while. */
interface Place {
  url: string;
  dataDir: string;
  lifetime: Lifetime;
  log: (line: string) => void;
}

/** Restores a backup into a database and a directory of its own, which are removed again, also at Ctrl-C. */
export async function rehearse(place: Place, input: Readable): Promise<Closing> {
  const { lifetime, log } = place;
  const url = await temporaryDatabase(place);
  const directory = await lifetime.start(
    () => mkdtemp(join(place.dataDir, 'rehearsal-')),
    (folder) => rm(folder, { recursive: true, force: true }),
  );
  const db = await lifetime.start(
    () => open(url),
    (connection) => connection.destroy(),
  );
  const storage = new LocalStorage(directory);
  return restore({ db, storage, incoming: new Incoming(directory), log }, input);
}

async function temporaryDatabase({ url, lifetime }: Place): Promise<string> {
  const name = `anden_rehearsal_${randomBytes(6).toString('hex')}`;
  const admin = await lifetime.start(
    () => open(url),
    (connection) => connection.destroy(),
  );
  await lifetime.start(
    () => admin.raw('create database ??', [name]).catch(explain),
    () => admin.raw('drop database ?? with (force)', [name]),
  );
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

function explain(error: Error & { code?: string }): never {
  if (error.code !== '42501') throw error;
  throw new StartError(
    'A rehearsal needs a database of its own, which this user may not create: grant it CREATEDB, or set DATABASE_URL to an empty database elsewhere and restore there.',
  );
}
