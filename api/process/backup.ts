import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { connect } from '../../db/connect.ts';
import { runCommand } from '../../db/process/command.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { StartError } from '../../db/process/startError.ts';
import { reachDatabase } from '../../db/reach.ts';
import { backUp, type Source } from '../core/backup/backUp.ts';
import type { Closing } from '../core/backup/format.ts';
import { Incoming } from '../core/files/incoming.ts';
import { openStorage } from '../core/files/openStorage.ts';
import { readEnv, type Env } from '../core/runtime/env.ts';
import { noteFact } from '../core/runtime/facts.ts';
import { neededFiles } from './jobs.ts';

const log = (line: string) => console.error(line);

runCommand(main);

/** Writes a backup of the running product: `npm run backup [-- FILE]`, with - for the standard output. */
async function main(lifetime: Lifetime): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const env = readEnv();
  const now = new Date();
  const url = await reachDatabase(env, lifetime, log);
  const db = await lifetime.start(
    () => connect(url),
    (connection) => connection.destroy(),
  );
  const storage = await openStorage(env);
  const source = { db, storage, incoming: new Incoming(env.dataDir), neededFiles, now, log };
  const [path = defaultPath(env, now)] = positionals;
  const isPiped = path === '-';
  const work = () =>
    isPiped ? into(process.stdout, source) : intoFile(source, resolve(path), lifetime);
  const closing = await work().catch(explain);
  await noteBackup(db, now);
  report(closing, path);
}

/** For the metrics; a backup of a database without this table, before an upgrade, is none the worse. */
async function noteBackup(db: Knex, notedAt: Date): Promise<void> {
  await noteFact(db, 'last_backup', { value: {}, notedAt }).catch(({ message }: Error) =>
    log(`The time of this backup is not in the metrics: ${message}`),
  );
}

function defaultPath({ dataDir }: Env, now: Date): string {
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return join(dataDir, 'backups', `anden-${time}.tar.gz`);
}

/** Writes a file that appears under its name only when it is complete and on the disk. */
async function intoFile(source: Source, path: string, lifetime: Lifetime): Promise<Closing> {
  const draft = `${path}.unfinished`;
  await mkdir(dirname(draft), { recursive: true });
  await lifetime.start(
    () => {},
    () => rm(draft, { force: true }),
  );
  const closing = await into(createWriteStream(draft, { mode: 0o600, flush: true }), source);
  await rename(draft, path);
  return closing;
}

/** Throws the error of the output rather than what follows from it, also when it comes before the first byte. */
async function into(output: Writable, source: Source): Promise<Closing> {
  let failure: Error | undefined;
  output.on('error', (error) => (failure ??= error));
  return backUp(source, output).catch((error: Error) => {
    throw failure ?? error;
  });
}

/** Says in one sentence that the disk is full, the directory may not be written, or the reader of the output has ended. */
function explain(error: NodeJS.ErrnoException): never {
  const { code = '', syscall = '', message } = error;
  const isOfWriting = WRITING.test(syscall) || DISK_FULL.test(code);
  throw isOfWriting ? new StartError(`The backup cannot be written: ${message}.`) : error;
}

/** The system's calls that write a file, and the codes of a full disk, of Node and of Postgres. */
const WRITING = /^(open|write|writev|fsync|fdatasync|close|mkdir|mkdtemp|rename)$/;
const DISK_FULL = /^(ENOSPC|EDQUOT|EFBIG|53100)$/;

function report({ rows, files, missingFiles }: Closing, path: string): void {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  log(`Backed up ${total} rows and ${files} files${path === '-' ? '' : ` to ${path}`}.`);
  if (missingFiles.length > 0)
    log(
      `WARNING: ${missingFiles.length} files are missing in the storage: ${missingFiles.slice(0, 5).join(', ')} …`,
    );
}
