import type { Knex } from 'knex';
import { connect } from '../../db/connect.ts';
import { Lifetime } from '../../db/process/lifetime.ts';
import { startDirectus } from './directus.ts';
import { IMPORT, measureImport } from './imports/imports.ts';
import { benchmarks, matchedQuote } from './benchmarks.ts';
import { database } from './database.ts';
import { COUNTS, measureCounts } from './counts.ts';
import { growth } from './growth.ts';
import { importMemory } from './imports/importMemory.ts';
import { inTurn } from './inTurn.ts';
import { measure } from './measure.ts';
import { peerBenchmarks } from './peers.ts';
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
 * `npm run bench -- lighthouse` scores the public pages, `npm run bench -- screens` measures the first lists, `-- typing`
 * the answers to keys and scrolling, `-- map` the frames of the map with 12,000 points, `-- start` the start and the idle
 * memory, `-- growth` prints what growth costs, `-- distributed` compares databases on Citus, `-- memory` the memory of
 * imports, `-- messages` and `-- replies` count the fields that are read from the test messages and replies, `-- messages
 * calls` times their calls, `-- feed` compares with a product without the feed of changes, `-- stops` quotes of three stops
 * with those of two, `-- legs` quotes and loads by legs with whole ones, `-- combinations` the best of offers for legs with
 * trying all, `-- peers` with Directus; without an argument, the API and the memory of imports are measured.
 */
async function main(): Promise<void> {
  if (only === 'lighthouse') await (await import('./lighthouse.ts')).lighthouse(lifetime);
  else if (only === 'screens') await (await import('./screens/screens.ts')).screens(lifetime);
  else if (only === 'typing') await (await import('./screens/typing.ts')).typing(lifetime);
  else if (only === 'map') await (await import('./screens/map.ts')).map(lifetime);
  else if (only === 'start') await (await import('./start.ts')).start(lifetime);
  else if (only === 'growth') await measureGrowth();
  else if (only === 'distributed') await (await import('./distributed.ts')).distributed(lifetime);
  else if (only === 'peers') await measurePeers();
  else if (only === 'messages' && process.argv[3] === 'calls')
    await (await import('./messages/calls.ts')).messageCalls(lifetime);
  else if (only === 'messages') (await import('./messages/messages.ts')).messages(process.argv[3]);
  else if (only === 'replies') await (await import('./messages/replies.ts')).replies();
  else if (only === 'stops') await (await import('./stops.ts')).stops(lifetime, process.argv[3]);
  else if (only === 'legs') await (await import('./legs.ts')).legs(lifetime, process.argv[3]);
  else if (only === 'combinations') (await import('./combinations.ts')).combinations();
  else if (only === 'feed') await (await import('./feed.ts')).feed(lifetime);
  else if (only === 'memory') await measureMemory();
  else await measureApi();
}

/** Measures the memory of imports of a small and a large file. */
async function measureMemory(): Promise<void> {
  const url = await database(lifetime, 0);
  await importMemory(await openBenchDatabase(url), url);
}

/** Measures calls with more and more data in one database. */
async function measureGrowth(): Promise<void> {
  const url = await database(lifetime, 0);
  const db = await openBenchDatabase(url);
  await growth(db, () => startServer('product', url));
}

/**
 * Measures the product and the bare server on the same database with `BENCH_ROWS` carriers in one network. Throws at the
 * end when a measurement failed, or the product was faster at the same work: then the bare server does not show what is possible.
 */
async function measureApi(): Promise<void> {
  const url = await database(lifetime, rows);
  const db = await openBenchDatabase(url);
  const servers = {
    db,
    product: await server('product', url),
    other: await server('bareServer', url),
  };
  printHead(rows, 'bare');
  const wrong: string[] = [];
  const chosen = (await allWork(servers)).filter(({ name }) => !only || name.includes(only));
  const measurements = chosen.map(({ measured, ...work }) => ({
    name: work.name,
    run: async () => {
      if (!print(work, await measured())) wrong.push(work.name);
    },
  }));
  if (!only) measurements.push({ name: 'memory of imports', run: () => importMemory(db, url) });
  await inTurn(measurements, ({ run }) => run());
  if (wrong.length > 0) throw new Error(`The bare server is no limit for: ${wrong.join('; ')}`);
}

/** Compares the product with the Directus in the directory `BENCH_DIRECTUS`, on the same database. */
async function measurePeers(): Promise<void> {
  const url = await database(lifetime, rows);
  const servers = {
    db: await openBenchDatabase(url),
    product: await server('product', url),
    other: await lifetime.start(
      () => startDirectus(process.env.BENCH_DIRECTUS ?? '', url),
      ({ stop }) => stop(),
    ),
  };
  printHead(rows, 'Directus');
  await inTurn(
    peerBenchmarks(rows),
    async (work) => void print(work, await measure(work, servers)),
  );
}

/** Everything that is measured: requests to both servers, and work inside the process. */
async function allWork(servers: Parameters<typeof measure>[1]) {
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

function openBenchDatabase(url: string): Promise<Knex> {
  return lifetime.start(
    () => connect(url),
    (db) => db.destroy(),
  );
}

function server(name: Parameters<typeof startServer>[0], url: string) {
  return lifetime.start(
    () => startServer(name, url),
    ({ stop }) => stop(),
  );
}

async function end(code: number): Promise<void> {
  await lifetime.end();
  process.exit(code);
}
