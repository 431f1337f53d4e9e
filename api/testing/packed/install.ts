import { execFile as execFileWithCallback } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../core/runtime/env.ts';
import { atEnd } from '../base/once.ts';

const execFile = promisify(execFileWithCallback);

/** The folder of the packages that this repository has installed. */
export const INSTALLED = join(ROOT, 'node_modules');

/** A package of this repository in a project of its own, outside of it. */
export interface Project {
  folder: string;
  /** The package as it was unpacked. */
  unpacked: string;
  /** The paths of its files. */
  files: string[];
}

/**
 * Packs the package of a folder with `npm pack` and unpacks it in a new project, with the packages that it depends on, which
 * are installed here, and the types of Node: as `npm install` does, without the registry. Throws when it depends on other
 * versions than those installed here.
 */
export async function installPacked(source: string): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'anden-packed-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { name, dependencies = {} } = await manifestOf(join(ROOT, source));
  const unpacked = join(folder, 'node_modules', name);
  await mkdir(unpacked, { recursive: true });
  const env = { ...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false' };
  await execFile('npm', ['pack', '--pack-destination', folder], { cwd: join(ROOT, source), env });
  const archive = (await readdir(folder)).find((file) => file.endsWith('.tgz'))!;
  await execFile('tar', ['-xzf', join(folder, archive), '-C', unpacked, '--strip-components=1']);
  for (const [one, version] of Object.entries(dependencies)) await link(folder, one, version);
  await link(folder, '@types/node');
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return { folder, unpacked, files: await filesUnder(unpacked) };
}

async function link(folder: string, name: string, version?: string): Promise<void> {
  const installed = (await manifestOf(join(INSTALLED, name))).version;
  if (version && version !== installed)
    throw new Error(`It depends on ${name} ${version}, but ${installed} is installed here`);
  const target = join(folder, 'node_modules', name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(join(INSTALLED, name), target);
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
