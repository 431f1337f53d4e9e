import type { Knex } from 'knex';
import { connect } from '../../db/connect.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { Connection, type Call } from './connection.ts';
import { cpuOf } from './cpu.ts';
import { database } from './database.ts';
import { feedWorks, type FeedWork } from './feedWorks.ts';
import { startServer, type Server } from './servers.ts';

const CARRIERS = 1000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);

/** Milliseconds of each call, and of Postgres's processor for all of them. */
interface Cost {
  times: number[];
  postgres: number;
}

/**
 * Prints the table "The feed of changes" of docs/bench.md: the median milliseconds of a call, and those of Postgres's
 * processor, without the feed and with it, in turns on one database.
 */
export async function feed(lifetime: Lifetime): Promise<void> {
  const url = await database(lifetime, CARRIERS);
  const db = await lifetime.start(
    () => connect(url),
    (opened) => opened.destroy(),
  );
  const start = (settings: Record<string, string>) =>
    lifetime.start(
      () => startServer('product', url, settings),
      ({ stop }) => stop(),
    );
  const servers = [await start({ WITHOUT_FEED: '1' }), await start({})];
  console.log('| call | without | with | Postgres without | with |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const work of feedWorks) await printRow(db, servers, work);
}

async function printRow(db: Knex, servers: Server[], work: FeedWork): Promise<void> {
  const costs = servers.map((): Cost[] => []);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, server] of servers.entries()) costs[at]!.push(await costOf(db, server, work));
  const rounds = costs.map((each) => each.slice(1));
  const cells = [...rounds.map(medianOf), ...rounds.map((each) => postgresOf(each, work))];
  console.log(`| ${[work.name, ...cells.map((ms) => `${ms.toFixed(1)} ms`)].join(' | ')} |`);
}

/** The cost of some calls one after another, after what they need was made. */
async function costOf(db: Knex, server: Server, { calls, prepare }: FeedWork): Promise<Cost> {
  const connection = new Connection(server.port, await server.authorization());
  const send = async (call: Call) => JSON.parse(String(await connection.send(call))) as never;
  const prepared: Call[] = [];
  for (let n = 0; n < calls; n += 1) prepared.push(await prepare(send));
  const times: number[] = [];
  try {
    const { postgres } = await cpuOf(db, async () => {
      for (const call of prepared) {
        const started = performance.now();
        await connection.send(call);
        times.push(performance.now() - started);
      }
    });
    return { times, postgres };
  } finally {
    connection.close();
  }
}

function medianOf(rounds: Cost[]): number {
  const times = rounds.flatMap((one) => one.times).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)]!;
}

function postgresOf(rounds: Cost[], { calls }: FeedWork): number {
  return rounds.reduce((sum, one) => sum + one.postgres, 0) / rounds.length / calls;
}
