import { execFileSync, spawnSync } from 'node:child_process';
import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseNames } from '../../../db/release.ts';
import { ROOT } from '../../core/runtime/env.ts';
import { temporaryDirectory } from '../base/run.ts';

/** The migrations of the next version, which does not exist. */
export const NEXT_MIGRATIONS = join(import.meta.dirname, 'migrations');

const PROGRAM = [
  'api',
  'admin',
  'landing',
  'db',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'openapi.yaml',
];

/** The directory of a copy of this program with later migrations. */
export async function nextVersion(): Promise<string> {
  const directory = await temporaryDirectory('next');
  for (const name of PROGRAM)
    await cp(join(ROOT, name), join(directory, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  for (const name of await readdir(NEXT_MIGRATIONS))
    await cp(join(NEXT_MIGRATIONS, name), join(directory, 'db/migrations', name));
  return directory;
}

/**
 * The directory with the program of the last release, from its tag in git, with its own packages. Without the tag, as
 * before the first release or in a clone without tags, this program.
 */
export async function lastRelease(): Promise<string> {
  const tag = `release-${Number.parseInt((await releaseNames()).at(-1)!)}`;
  const found = spawnSync('git', ['archive', tag], { cwd: ROOT, maxBuffer: 2 ** 30 });
  if (found.status !== 0) {
    console.log(`      without the tag ${tag} the older version is a copy of this one`);
    return ROOT;
  }
  const directory = await temporaryDirectory(tag);
  execFileSync('tar', ['x', '-C', directory], { input: found.stdout });
  const [own, today] = await Promise.all([directory, ROOT].map(readLock));
  if (own === today) await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: directory, stdio: 'ignore' });
  return directory;
}

function readLock(directory: string): Promise<string> {
  return readFile(join(directory, 'package-lock.json'), 'utf8');
}
