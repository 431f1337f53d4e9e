import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { open } from '../../db/connect.ts';
import { startPostgres } from '../../db/postgres.ts';
import { migrateLatest } from '../../db/schema.ts';
import { compiledPrograms } from '../process/compiled/programs.js';
import { readEnv } from '../core/runtime/env.ts';
import { startDemo } from '../process/demoProcess.ts';
import { once } from './base/once.ts';
import { temporaryDirectory, testRun } from './base/run.ts';

/**
 * A new data directory with the demo data, as a first start leaves it before its jobs run. It is a copy of one that the
 * run makes once, because a start that writes the demo data takes four times the processor time of one that finds them.
 */
export async function demoDataDir(name: string): Promise<string> {
  const directory = await temporaryDirectory(name);
  await promisify(execFile)('cp', ['-a', `${await original()}/.`, directory]);
  return directory;
}

/** Made by the process of the run that asks first; the others wait for it. */
const original = once(async (): Promise<string> => {
  const { directory } = await testRun();
  const made = join(directory, 'demo');
  const isFirst = await mkdir(join(directory, 'demo.begun')).then(
    () => true,
    () => false,
  );
  if (isFirst) await rename(await make(), made);
  while (!existsSync(made)) await pause(50);
  return made;
});

async function make(): Promise<string> {
  const dataDir = await temporaryDirectory('unfinished-demo');
  const { url, stop } = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    const db = open(url);
    await migrateLatest(db).finally(() => db.destroy());
    await writeDemo(dataDir, url);
  } finally {
    await stop();
  }
  return dataDir;
}

async function writeDemo(dataDir: string, url: string): Promise<void> {
  const program = join(await compiledPrograms(), 'demo.js');
  const env = readEnv({ NODE_ENV: 'development', DATA_DIR: dataDir });
  const now = new Date().toISOString();
  await startDemo({ env, url, directUrl: url, now }, program).completion;
}
