import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { v7 as uuid } from 'uuid';
import { LocalStorage } from '../../core/files/localStorage.ts';
import { deleteCreated } from '../benchmarks.ts';
import { fileOf, valuesOf } from './importFile.ts';

const SIZES = (process.env.BENCH_MEMORY_ROWS ?? '100000,1000000').split(',').map(Number);
const GOAL = 1.1;

/**
 * Prints the peak memory of a process that imports a small and a large file of carriers, each in a process of its own, and
 * the ratio of the two. The limit of rows of a file is lifted for it.
 */
export async function importMemory(db: Knex, url: string): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'anden-bench-'));
  await chmod(dir, 0o755);
  const peaks: number[] = [];
  try {
    for (const [at, rows] of SIZES.entries()) {
      peaks.push(await peakOf(url, dir, rows, `${at}M`));
      console.log(
        `import of ${rows.toLocaleString('en')} rows: ${peaks.at(-1)!.toFixed(0)} MB at most`,
      );
      await deleteCreated(db);
    }
  } finally {
    await rm(dir, { recursive: true });
  }
  const ratio = peaks.at(-1)! / peaks[0]!;
  console.log(`ratio ${ratio.toFixed(2)}, goal ≤ ${GOAL}: ${ratio <= GOAL ? 'ok' : 'above'}`);
}

/** The peak resident memory of a process that imports a file of so many rows, in megabytes. */
async function peakOf(url: string, dir: string, rows: number, series: string): Promise<number> {
  const [path, key] = [join(dir, 'file.csv'), uuid()];
  await writeFile(
    path,
    fileOf(rows, (row) => valuesOf(row, series)),
  );
  await new LocalStorage(dir).move(path, key);
  const child = fork(join(import.meta.dirname, 'importProcess.ts'), {
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dir, KEY: key, ROWS: `${rows}` },
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit');
  const [kilobytes] = (await Promise.race([once(child, 'message'), ended])) as [number | null];
  if (!kilobytes || child.exitCode) throw new Error(`The import of ${rows} rows failed`);
  await ended;
  return kilobytes / 1024;
}
