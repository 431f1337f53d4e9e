import { join } from 'node:path';
import { connect } from '../../db/connect.ts';
import { countTrialCarriers, seedMillion } from '../../db/million.ts';
import { startPostgres } from '../../db/postgres.ts';
import { migrateLatest, seedDemo } from '../../db/schema.ts';
import { ROOT } from '../core/process/env.ts';
import { Lifetime } from '../../db/process/lifetime.ts';
import { IMPORT, measureImport } from './imports.ts';
import { benchmarks, deleteCreated, matchedQuote } from './benchmarks.ts';
import { COUNTS, measureCounts } from './counts.ts';
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

/**
 * Measures the product and the bare server on the same database with `BENCH_ROWS` carriers in one network. Throws at the
 * end when the product was faster at the same work: then the bare server does not show what is possible.
 */
async function measureApi(): Promise<void> {
  const url = await database();
  const db = await lifetime.start(
    () => connect(url),
    (opened) => opened.destroy(),
  );
  const servers = {
    db,
    product: await server('product.ts', url),
    bare: await server('bareServer.ts', url),
  };
  printHead(rows);
  const wrong: string[] = [];
  for (const { name, measured, ...goal } of await works(servers)) {
    if (only && !name.includes(only)) continue;
    if (!print({ name, ...goal }, await measured())) wrong.push(name);
  }
  if (wrong.length > 0) throw new Error(`The bare server is no limit for: ${wrong.join('; ')}`);
}

/** Everything that is measured: requests to both servers, and work inside the process. */
async function works(servers: Parameters<typeof measure>[1]) {
  const { db } = servers;
  const requests = benchmarks(rows, (await matchedQuote(db)).id).map((benchmark) => ({
    ...benchmark,
    measured: () => measure(benchmark, servers),
  }));
  return [
    ...requests,
    { ...COUNTS, measured: () => measureCounts(db) },
    { ...IMPORT, measured: () => measureImport(db) },
  ];
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
