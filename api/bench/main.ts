import { join } from 'node:path';
import { connect } from '../../db/connect.ts';
import { countTrialCarriers, seedMillion } from '../../db/million.ts';
import { startPostgres } from '../../db/postgres.ts';
import { migrateLatest, seedDemo } from '../../db/schema.ts';
import { ROOT } from '../core/process/env.ts';
import { Lifetime } from '../../db/process/lifetime.ts';
import { IMPORT, measureImport } from './imports.ts';
import { benchmarks, deleteCreated } from './benchmarks.ts';
import { measure } from './measure.ts';
import { startServer } from './servers.ts';
import { print, printHead } from './table.ts';

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const only = process.argv[2];
const lifetime = new Lifetime();
process.once('SIGINT', () => void end(130));
main().then(
  () => end(0),
  (error) => {
    if (!lifetime.isEnding) console.error(error);
    void end(1);
  },
);

/**
 * `npm run bench -- lighthouse` scores the public pages, `npm run bench -- screens` measures the first lists; without an
 * argument, the API is measured.
 */
async function main(): Promise<void> {
  if (only === 'lighthouse') await (await import('./lighthouse.ts')).lighthouse(lifetime);
  else if (only === 'screens') await (await import('./screens/screens.ts')).screens(lifetime);
  else await measureApi();
}

/** Measures the product and the bare server on the same database with `BENCH_ROWS` carriers in one network. */
async function measureApi(): Promise<void> {
  const url = await database();
  const product = await server('product.ts', url);
  const bare = await server('bareServer.ts', url);
  printHead(rows);
  for (const benchmark of benchmarks(rows).filter(({ name }) => !only || name.includes(only))) {
    print(benchmark, await measure(benchmark, product, bare));
  }
  if (!only || IMPORT.name.includes(only)) await measureFile(url);
}

async function measureFile(url: string): Promise<void> {
  const db = connect(url);
  print(IMPORT, await measureImport(db));
  await db.destroy();
}

async function database(): Promise<string> {
  const dataDir = process.env.DATA_DIR ?? join(ROOT, '.data/bench');
  const { url } = await lifetime.start(
    () => startPostgres({ dataDir, log: console.log }),
    ({ stop }) => stop(),
  );
  const db = connect(url);
  await migrateLatest(db, console.log);
  await seedDemo(db, { now: new Date() });
  if ((await countTrialCarriers(db)) < rows) await seedMillion(db, rows, console.log);
  await deleteCreated(db);
  await db.destroy();
  return url;
}

function server(file: string, url: string) {
  return lifetime.start(
    () => startServer(file, url),
    ({ stop }) => stop(),
  );
}

async function end(code: number): Promise<void> {
  await lifetime.end();
  process.exit(code);
}
