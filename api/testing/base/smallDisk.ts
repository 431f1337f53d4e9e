import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './once.ts';

/** Mounts a file system of 1 MB; prints a message and returns undefined when this process may not mount. */
export async function smallDisk(): Promise<string | undefined> {
  const directory = await mkdtemp(join(tmpdir(), 'anden-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    await rm(directory, { recursive: true });
    console.log('      skipped: a file system of 1 MB can be mounted by root alone');
    return undefined;
  }
  atEnd(() => {
    execFileSync('umount', ['-l', directory]);
    return rm(directory, { recursive: true });
  });
  return directory;
}
