import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../core/runtime/env.ts';
import { StartError } from '../../db/process/startError.ts';

/** The front ends, each a directory with a vite.config.ts, built to its `dist`. */
const FRONTENDS = ['admin', 'landing'] as const;

export type Frontend = (typeof FRONTENDS)[number];

/** The front ends whose `dist` is missing or was built from other sources than the current ones. */
export async function staleFrontends(): Promise<Frontend[]> {
  const staleness = await Promise.all(FRONTENDS.map(isStale));
  return FRONTENDS.filter((_, index) => staleness[index]);
}

/**
 * Builds the outdated front ends in a separate process, because a build needs NODE_ENV=production and much memory.
 * `done` throws StartError when it fails.
 */
export function startBuild(): { completion: Promise<void>; stop(): void } {
  const script = join(import.meta.dirname, 'build.ts');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const completion = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new StartError('The interface could not be built; the reason is above.');
  });
  return { completion, stop: () => child.kill() };
}

/** A directory beside `dist` for a build; removes the remains of a killed build. */
export async function draftOf(frontend: Frontend): Promise<string> {
  for (const name of await readdir(join(ROOT, frontend))) {
    const pid = /^dist\.(\d+)/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(ROOT, frontend, name), { recursive: true });
  }
  return join(ROOT, frontend, `dist.${process.pid}`);
}

/** Replaces `dist` by a finished build; of two concurrent builds the later one remains. */
export async function install(
  frontend: Frontend,
  draft: string,
  fingerprint: string,
): Promise<void> {
  const dist = join(ROOT, frontend, 'dist');
  const former = `${draft}.former`;
  await writeFile(join(draft, FINGERPRINT), fingerprint);
  await rename(dist, former).catch(() => {});
  await rename(draft, dist).catch(() => rm(draft, { recursive: true }));
  await rm(former, { recursive: true, force: true });
}

/** A hash of all files from which a front end is built. */
export async function fingerprintOf(frontend: Frontend): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...(await sources(frontend)), ...sharedSources()]) {
    hash
      .update(relative(ROOT, file))
      .update('\0')
      .update(await readFile(file));
  }
  return hash.digest('hex');
}

const FINGERPRINT = '.sources';

async function isStale(frontend: Frontend): Promise<boolean> {
  const file = join(ROOT, frontend, 'dist', FINGERPRINT);
  return (await readFile(file, 'utf8').catch(() => '')) !== (await fingerprintOf(frontend));
}

function sharedSources(): string[] {
  const files = [
    'api/core/contract/contract.gen.json',
    'api/process/offlineFiles.ts',
    'package-lock.json',
  ];
  return files.map((file) => join(ROOT, file));
}

async function sources(directory: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, directory), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](dist[.\d]*|node_modules)[\\/]|\.test\.tsx?$/.test(file))
    .sort();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
