import { access, chmod, lstat, mkdir, mkdtemp, realpath, symlink } from 'node:fs/promises';
import { constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartError } from './process/startError.ts';
import { reaches, type Account } from './account.ts';

/**
 * The directory of a DATA_DIR's embedded Postgres (cluster, password, log, lock), created if it is missing: `postgres` in
 * DATA_DIR, or the target of that link when the user that runs Postgres cannot reach DATA_DIR.
 */
export async function findHome(
  dataDir: string,
  account?: Account,
  log = (_: string) => {},
): Promise<string> {
  const link = homeOf(dataDir);
  await openDataDir(dataDir, account);
  if (!(await lstat(link).catch(() => undefined))) await makeHome(link, account, log);
  const home = await realpath(link).catch(() => undefined);
  if (!home) throw new StartError(`${link} links to a database that is gone: remove the link.`);
  const mine = constants.R_OK | constants.W_OK | constants.X_OK;
  const isReached = account ? reaches(account, home) : await succeeds(access(home, mine));
  if (isReached) return home;
  const who = account ? `user ${account.uid}, who runs Postgres,` : 'this user';
  throw new StartError(
    `The database in ${home} is closed to ${who}: was it created by another user?`,
  );
}

/** The path of a DATA_DIR's embedded Postgres, which may be a link. */
export function homeOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** A directory owned by root that the user can reach; if possible one that is kept after a reboot. */
export async function sharedPlace(account: Account): Promise<string> {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const place = join(parent, 'anden');
    if ((await isOwnedByRoot(place)) && reaches(account, place)) return place;
  }
  throw new StartError(
    'Postgres must not run as root, and no directory can be shared with another user ' +
      '(/var/lib/anden, /var/tmp/anden): set DATA_DIR to one that others may enter, or DATABASE_URL.',
  );
}

/** Creates DATA_DIR; as root, lets other users pass through it without listing it. Throws StartError when it is not writable. */
async function openDataDir(dataDir: string, account?: Account): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (account) await chmod(dataDir, (await lstat(dataDir)).mode | 0o011);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(`The data directory cannot be used: ${(error as Error).message}.`);
  }
}

async function makeHome(link: string, account: Account | undefined, log: (line: string) => void) {
  if (!account || reaches(account, dirname(link))) {
    await mkdir(link, { recursive: true, mode: account ? 0o711 : 0o700 });
    return;
  }
  const name = basename(dirname(dirname(link)));
  const home = await mkdtemp(join(await sharedPlace(account), `${name}-`));
  await chmod(home, 0o711);
  await symlink(home, link);
  log(`Postgres refuses to run as root, so its data is in ${home}`);
}

/** Whether only root could have written to the directory, because programs in it are executed; creates it if missing. */
async function isOwnedByRoot(place: string): Promise<boolean> {
  if (await succeeds(mkdir(place))) await chmod(place, 0o755);
  const stats = await lstat(place).catch(() => undefined);
  return stats?.isDirectory() === true && stats.uid === 0 && (stats.mode & 0o022) === 0;
}

function succeeds(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  );
}
