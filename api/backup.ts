import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../db/connect.ts';
import { runCommand } from '../db/process/command.ts';
import type { Lifetime } from '../db/process/lifetime.ts';
import { StartError } from '../db/process/startError.ts';
import { reachDatabase } from '../db/reach.ts';
import { backUp, type Source } from './core/backup/backUp.ts';
import type { Closing } from './core/backup/format.ts';
import { Incoming } from './core/files/incoming.ts';
import { openStorage } from './core/files/openStorage.ts';
import { readEnv, type Env } from './core/process/env.ts';
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
    (opened) => opened.destroy(),
  );
  const storage = await openStorage(env);
  const source = { db, storage, incoming: new Incoming(env.dataDir), neededFiles, now, log };
  const [path = defaultPath(env, now)] = positionals;
  const closing =
    path === '-' ? await backUp(source, process.stdout) : await intoFile(source, path, lifetime);
  report(closing, path);
}

function defaultPath({ dataDir }: Env, now: Date): string {
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return join(dataDir, 'backups', `anden-${time}.tar.gz`);
}

/** Writes a file that appears under its name only when it is complete and on the disk. */
async function intoFile(source: Source, path: string, lifetime: Lifetime): Promise<Closing> {
  const draft = `${resolve(path)}.unfinished`;
  await mkdir(dirname(draft), { recursive: true });
  await lifetime.start(
    () => {},
    () => rm(draft, { force: true }),
  );
  const output = createWriteStream(draft, { mode: 0o600, flush: true });
  const closing = await backUp(source, output).catch((error: Error) => {
    throw output.errored === error ? unwritten(error) : error;
  });
  await rename(draft, path);
  return closing;
}

/** The disk is full, or the directory may not be written, for example. */
function unwritten({ message }: Error): StartError {
  return new StartError(`The backup cannot be written: ${message}.`);
}

function report({ rows, files, missingFiles }: Closing, path: string): void {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  log(`Backed up ${total} rows and ${files} files${path === '-' ? '' : ` to ${path}`}.`);
  if (missingFiles.length > 0)
    log(
      `WARNING: ${missingFiles.length} files are missing in the storage: ${missingFiles.slice(0, 5).join(', ')} …`,
    );
}
