import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { compiled, PROGRAMS as PRODUCT } from '../process/compiled/programs.js';
import { atEnd, once } from './base/once.ts';

/** The programs that tests start to kill them, or beside this process. */
const PROGRAMS = [
  'award',
  'clock',
  'import',
  'jobs',
  'killedServer',
  'mail',
  'notices',
  'webhooks',
] as const;

/** Starts a program of `testing/processes` with these variables; the end of the run kills it at the latest. */
export async function startProgram(
  name: (typeof PROGRAMS)[number],
  env: Record<string, string | undefined>,
): Promise<ChildProcess> {
  const child = fork(join(await programs(), `${name}.js`), {
    env: { PATH: process.env.PATH, ...env },
    execArgv: ['--enable-source-maps'],
  });
  atEnd(() => child.kill('SIGKILL'));
  return child;
}

/** Compiled once, because a process starts with them in half the time that it needs with tsx. */
const programs = once(() => {
  const own = PROGRAMS.map((name) => [name, `api/testing/processes/${name}.ts`]);
  const all: Record<string, string> = { ...PRODUCT, ...Object.fromEntries(own) };
  return compiled(all, ['api', 'db', 'api/testing/base', 'api/testing/processes']);
});
