import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { StartError } from './process/startError.ts';

/** The operating system user that runs Postgres. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The user that must run Postgres: undefined for our own user. As root, which Postgres refuses, it is the owner of the
 * existing `cluster`, else the system user `postgres`, else `nobody`. Throws StartError when root cannot switch users.
 */
export async function serverAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const account = (await ownerOf(cluster)) ?? (await systemAccount());
  const trial = spawnSync('/bin/sh', ['-c', 'exit 0'], { ...account, cwd: '/' });
  if (!trial.error) return account;
  throw new StartError(
    'Postgres refuses to run as root, and root may not switch to another user here ' +
      `(${trial.error.message}): start Andén as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Whether the user may enter the directory, tested by the operating system. */
export function reaches(account: Account, directory: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'test -x "$0"', directory], { ...account, cwd: '/' }).status === 0
  );
}

async function ownerOf(cluster: string): Promise<Account | undefined> {
  const owner = await stat(cluster).catch(() => undefined);
  return owner?.uid ? { uid: owner.uid, gid: owner.gid } : undefined;
}

async function systemAccount(): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(([name]) => name === wanted) ?? [];
    if (uid && gid) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new StartError(
    'Postgres refuses to run as root, and /etc/passwd has neither "postgres" nor "nobody": ' +
      'start Andén as an ordinary user, or set DATABASE_URL.',
  );
}
