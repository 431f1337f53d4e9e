import { spawnSync } from 'node:child_process';
import { open, type FileHandle } from 'node:fs/promises';
import { constants } from 'node:fs';
import { StartError } from './process/startError.ts';
import type { Account } from './account.ts';

/**
 * Takes the operating system's lock on a file, which is released when this process ends in any way. Throws StartError
 * (`refusal` and the holder's process id) while another process holds it.
 */
export async function lockFile(
  path: string,
  refusal: string,
  owner?: Account,
): Promise<{ release(): Promise<void> }> {
  const file = await openLocked(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EAGAIN' || error.code === 'EBUSY') return undefined;
    throw error;
  });
  if (!file) throw new StartError(`${refusal}${await holder(path)}.`);
  if (owner) await file.chown(owner.uid, owner.gid);
  await file.truncate();
  await file.write(String(process.pid), 0);
  return { release: () => file.close() };
}

const CREATE = constants.O_RDWR | constants.O_CREAT;
const EXCLUSIVE = { darwin: 0x20 | constants.O_NONBLOCK, win32: 0x10000000 };

/** Opens the file with an exclusive lock: macOS and Windows lock it on open, Linux through the command `flock`. */
async function openLocked(path: string): Promise<FileHandle | undefined> {
  if (process.platform === 'darwin' || process.platform === 'win32') {
    return open(path, CREATE | EXCLUSIVE[process.platform], 0o600);
  }
  const file = await open(path, CREATE, 0o600);
  const flock = spawnSync('flock', ['--exclusive', '--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', file.fd],
  });
  if (flock.status === 0) return file;
  await file.close();
  if (flock.error) throw new StartError('The command `flock` (package util-linux) is missing.');
  return undefined;
}

async function holder(path: string): Promise<string> {
  const file = await open(path, 'r').catch(() => undefined);
  const pid = await file?.readFile('utf8').catch(() => undefined);
  await file?.close();
  return pid ? ` (process ${pid})` : '';
}
