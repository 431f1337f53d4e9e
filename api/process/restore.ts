import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { checkDatabase, connect } from '../../db/connect.ts';
import { runCommand } from '../../db/process/command.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { StartError } from '../../db/process/startError.ts';
import { reachDatabase, startEmbedded } from '../../db/reach.ts';
import type { Closing } from '../core/backup/format.ts';
import { rehearse } from '../core/backup/rehearse.ts';
import { restore } from '../core/backup/restore.ts';
import { claimStorage } from '../core/files/claimStorage.ts';
import { Incoming } from '../core/files/incoming.ts';
import { openStorage } from '../core/files/openStorage.ts';
import { readEnv } from '../core/runtime/env.ts';

const USAGE = `Usage: npm run restore -- [--overwrite | --rehearse] FILE, with - for the standard input`;

runCommand(main);

/** Restores a backup, or rehearses that in a database of its own. */
async function main(lifetime: Lifetime): Promise<void> {
  const { path, overwrite, isRehearsal } = readArguments();
  const env = readEnv();
  const input = await openBackup(path);
  if (isRehearsal) {
    const url = await reachDatabase(env, lifetime, console.log);
    const closing = await rehearse(
      { url, dataDir: env.dataDir, lifetime, log: console.log },
      input,
    );
    return report(closing, 'can be restored; nothing was changed');
  }
  const url = env.databaseDirectUrl ?? (await startEmbedded(env.dataDir, lifetime, console.log));
  await checkDatabase(url);
  const db = await lifetime.start(
    () => connect(url),
    (connection) => connection.destroy(),
  );
  const storage = await openStorage(env);
  const incoming = new Incoming(env.dataDir);
  const closing = await restore({ db, storage, incoming, overwrite, log: console.log }, input);
  await claimStorage(db, storage, { mayBeForeign: true, isMoved: true });
  report(closing, 'restored');
}

function readArguments() {
  const options = { overwrite: { type: 'boolean' }, rehearse: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [path, ...others] = positionals;
    if (!path || others.length > 0) throw new Error('Which file?');
    return { path, overwrite: values.overwrite ?? false, isRehearsal: values.rehearse ?? false };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`);
  }
}

async function openBackup(path: string): Promise<Readable> {
  if (path === '-') return process.stdin;
  await access(path).catch(() => {
    throw new StartError(`There is no file ${path}.`);
  });
  return createReadStream(path);
}

function report({ rows, files, missingFiles }: Closing, verb: string): void {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`${total} rows of ${Object.keys(rows).length} tables and ${files} files ${verb}.`);
  if (missingFiles.length > 0)
    console.log(`${missingFiles.length} files were missing already when the backup was made.`);
}
