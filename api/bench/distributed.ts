import type { Knex } from 'knex';
import { open } from '../../db/connect.ts';
import { startCluster } from '../../db/distributed/cluster.ts';
import { createDistributed, workersOf } from '../../db/distributed/databases.ts';
import { distribute } from '../../db/distributed/distribute.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { migrateLatest, seedDemo } from '../../db/schema.ts';
import type { Call } from './connection.ts';
import { requestRate, send } from './load.ts';
import { signedIn, startServer, type Server } from './servers.ts';

const DIRECTORY = process.env.CITUS_DIR ?? '.data/citus';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const ROUND_MS = Number(process.env.BENCH_MS ?? 1000);
const SHARDS = Number(process.env.BENCH_SHARDS ?? 32);

const BROKER = 'broker@puente.test';
const CARRIER = 'carrier@regio.test';
const STAFF = 'staff@anden.test';

const READS: [string, string, string][] = [
  ['broker: quotes', BROKER, '/api/quotes?limit=25'],
  ['broker: one quote', BROKER, '/api/quotes/:quote'],
  ['broker: requests of a quote', BROKER, '/api/invitations?quoteId=:quote'],
  ['broker: matches of a quote', BROKER, '/api/quotes/:quote/matches?limit=25'],
  ['broker: loads', BROKER, '/api/shipments?limit=25'],
  ['broker: history', BROKER, '/api/history?limit=25'],
  ['broker: results', BROKER, '/api/results'],
  ['broker: carriers', BROKER, '/api/carriers?limit=25'],
  ['carrier: its requests', CARRIER, '/api/invitations?limit=25'],
  ['carrier: its loads', CARRIER, '/api/shipments?limit=25'],
  ['staff: quotes of all companies', STAFF, '/api/quotes?limit=25'],
];

/** A database of the comparison, with the product on it. */
interface Place {
  name: string;
  db: Knex;
  server: Server;
  tokens: Map<string, Server['authorization']>;
}

/**
 * Prints the table of `docs/bench.md`: of each call, its statements on one shard and on several, as Citus counts
 * them, and the calls per second on one worker and on two beside the same database without Citus, in one run.
 */
export async function distributed(lifetime: Lifetime): Promise<void> {
  const coordinator = await startCluster(DIRECTORY);
  const workers = await workersOf(coordinator);
  const places: Place[] = [];
  for (const [name, count] of [
    ['plain', 0],
    ['one', 1],
    ['two', 2],
  ] as const)
    places.push(await place(lifetime, coordinator, workers.slice(0, count), `bench_${name}`));
  const [quote] = await places[0]!
    .db('quotes')
    .join('companies', 'companies.id', 'quotes.company_id')
    .where({ 'companies.name': 'Puente Logistics', 'quotes.status': 'rated' })
    .select('quotes.id');
  console.log('| call | one shard | several | one worker | two workers |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const [name, email, path] of READS)
    await row(places, name, email, path.replace(':quote', quote?.id ?? ''));
}

async function row(places: Place[], name: string, email: string, path: string): Promise<void> {
  const call: Call = { method: 'GET', path };
  const as = ({ server, tokens }: Place) => ({ ...server, authorization: tokens.get(email)! });
  const [plain, one, two] = places as [Place, Place, Place];
  try {
    const before = await counters(two.db);
    await send(as(two), call);
    const after = await counters(two.db);
    const rates = new Map<Place, number[]>(places.map((each) => [each, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const each of places)
        rates.get(each)!.push(await requestRate(as(each), () => call, ROUND_MS));
    const ratio = (each: Place) =>
      (median(rates.get(each)!) / median(rates.get(plain)!)).toFixed(2);
    console.log(
      `| ${name} | ${after.single - before.single} | ${after.multi - before.multi} | ${ratio(one)} | ${ratio(two)} |`,
    );
  } catch (error) {
    console.log(`| ${name} | ${(error as Error).message.slice(0, 160)} |`);
  }
}

async function place(
  lifetime: Lifetime,
  coordinator: string,
  workers: string[],
  name: string,
): Promise<Place> {
  await createDistributed(coordinator, workers, name);
  const url = Object.assign(new URL(coordinator), { pathname: `/${name}` }).href;
  const db = await lifetime.start(
    () => open(url),
    (opened) => opened.destroy(),
  );
  await migrateLatest(db);
  await seedDemo(db, { now: new Date() });
  await db.raw(`alter database ${name} set citus.enable_stat_counters = on`);
  if (workers.length > 0)
    await distribute(url, { shards: SHARDS, log: (line) => console.error(name, line) });
  const server = await lifetime.start(
    () => startServer('product', url),
    ({ stop }) => stop(),
  );
  const tokens = new Map(
    [BROKER, CARRIER, STAFF].map((email) => [email, signedIn(server.port, url, email)]),
  );
  return { name, db, server, tokens };
}

/** The numbers of statements that Citus sent to one shard, and to several, in this database so far. */
async function counters(db: Knex): Promise<{ single: number; multi: number }> {
  const { rows } = await db.raw(`
    select query_execution_single_shard as single, query_execution_multi_shard as multi
    from citus_stat_counters where name = current_database()`);
  return rows[0];
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
