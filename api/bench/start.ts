import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { freePort } from '../../db/server.ts';
import { ROOT } from '../core/runtime/env.ts';
import { secondsOf } from './cpu.ts';
import { type ProductProcess, startProduct } from '../process/productProcess.ts';

const SECOND_STARTS = Number(process.env.BENCH_ROUNDS ?? 3);
const IDLE_MS = 10_000;

/** Seconds that a start may take, and megabytes of the idle process. */
const GOALS = { first: 30, second: 3, memory: 180 };

/**
 * Prints the seconds until `npm start` is ready in a copy of the sources, and the processor time of its process, which hardly
 * depends on what else runs: the first start, which compiles the server, builds the pages and writes the demo data in other
 * processes, and further ones, each after a kill; and after each the memory of the idle process, without Postgres.
 */
export async function start(lifetime: Lifetime): Promise<void> {
  const program = await lifetime.start(copy, (directory) =>
    rm(directory, { recursive: true, force: true }),
  );
  let running: ProductProcess | undefined;
  await lifetime.start(
    () => {},
    async () => {
      running?.child.kill();
      await running?.exitCode;
    },
  );
  console.log(`\n${'start'.padEnd(22)}${['seconds', 'CPU s', 'MB'].map(padded).join('')}`);
  for (let round = 0; round <= SECOND_STARTS; round += 1) {
    const begin = performance.now();
    running = await startProduct(
      { DATA_DIR: join(program, '.data'), PORT: String(await freePort()) },
      { program },
    );
    const seconds = (performance.now() - begin) / 1000;
    const cpuSeconds = secondsOf(running.child.pid!);
    await pause(IDLE_MS);
    const name = round === 0 ? 'first' : 'second, after a kill';
    print(name, seconds, cpuSeconds, await megabytesOf(running.child.pid!));
    if (round === SECOND_STARTS) continue;
    running.child.kill('SIGKILL');
    await running.exitCode;
  }
  print('goal, first', GOALS.first, undefined, GOALS.memory);
  print('goal, second', GOALS.second, undefined, GOALS.memory);
}

/** A copy of the sources without anything that was compiled or built; the packages are linked. */
async function copy(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'anden-start-'));
  await chmod(directory, 0o711);
  await cp(ROOT, directory, { recursive: true, filter: isSource });
  await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  return directory;
}

function isSource(path: string): boolean {
  return !/(^|\/)(node_modules|dist(\..*)?|\.data|\.git|\.env)$/.test(relative(ROOT, path));
}

/** The resident memory of a process. */
async function megabytesOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

function print(name: string, seconds: number, cpu: number | undefined, megabytes: number): void {
  const figures = [seconds.toFixed(1), cpu?.toFixed(1) ?? '', megabytes.toFixed(0)];
  console.log(`${name.padEnd(22)}${figures.map(padded).join('')}`);
}

function padded(text: string): string {
  return text.padStart(10);
}
