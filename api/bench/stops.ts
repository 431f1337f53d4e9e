import type { Knex } from 'knex';
import { connect } from '../../db/connect.ts';
import { vacuum } from '../../db/million.ts';
import { countTrialQuotes, seedMillionQuotes, TABLES } from '../../db/millionQuotes.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { cpuOf } from './cpu.ts';
import { database, writeTrialData } from './database.ts';
import { growthWorks, type Work } from './growthWorks.ts';
import { startServer } from './servers.ts';
import { stopWorks } from './stopWorks.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const ROUND_MS = Number(process.env.BENCH_MS ?? 300);
const MOST_CALLS = 100;

/** A database of trial quotes, and the calls that are measured on it. */
interface Side {
  db: Knex;
  works: Work[];
}

/** What a call takes: milliseconds, and of Postgres's processor time. */
interface Cost {
  ms: number;
  postgres: number;
}

/**
 * Prints what calls cost with `BENCH_ROWS` quotes of two stops, and with the same quotes of three stops each. Both are on
 * the same Postgres and are asked in turns, so that what else runs disturbs both alike. `part` is a part of the calls' names.
 */
export async function stops(lifetime: Lifetime, part = ''): Promise<void> {
  const url = await database(lifetime, ROWS);
  const two = await sideOf(lifetime, url, 0);
  const three = await sideOf(lifetime, await otherDatabase(lifetime, url), 100);
  console.log(`\n| ${ROWS.toLocaleString('en')} quotes | two stops | three stops | ratio |`);
  console.log('| --- | ---: | ---: | ---: |');
  for (const [index, work] of two.works.entries()) {
    if (!work.name.includes(part)) continue;
    const costs = await compared([two, three], index);
    console.log(`| ${[work.name, ...costs].join(' | ')} |`);
  }
}

async function sideOf(lifetime: Lifetime, url: string, withStops: number): Promise<Side> {
  const db = await lifetime.start(
    () => connect(url),
    (connection) => connection.destroy(),
  );
  await writeTrialData(db, ROWS);
  if ((await countTrialQuotes(db)) < ROWS)
    await seedMillionQuotes(db, ROWS, { withStops, log: console.log });
  await vacuum(db, TABLES);
  const server = await lifetime.start(
    () => startServer('product', url),
    ({ stop }) => stop(),
  );
  const works = (await growthWorks(db, server)).filter(({ name }) => OF_GROWTH.includes(name));
  return { db, works: [...works, ...stopWorks(db, server)] };
}

/** The calls of `growth` that read stops. */
const OF_GROWTH = [
  'quotes: first page',
  'quotes: part of a reference',
  'quotes: counts of the tabs, not remembered',
  'quotes: past rates of its lane',
];

/** The URL of a second database on the same Postgres, made if it does not exist. */
async function otherDatabase(lifetime: Lifetime, url: string): Promise<string> {
  const db = await lifetime.start(
    () => connect(url),
    (connection) => connection.destroy(),
  );
  const { rows } = await db.raw(`select from pg_database where datname = 'three_stops'`);
  if (rows.length === 0) await db.raw('create database three_stops');
  const other = new URL(url);
  other.pathname = '/three_stops';
  return other.href;
}

/** The costs of a call on both sides as texts, and the ratio of their processor times, or of their times where that cannot be read. */
async function compared(sides: [Side, Side], index: number): Promise<string[]> {
  const rounds: Cost[][] = [];
  const calls = await Promise.all(sides.map(({ works }) => callsOf(works[index]!)));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { db, works }] of sides.entries())
      (rounds[at] ??= []).push(
        await costOf(db, works[index]!, { round, calls: Math.min(...calls) }),
      );
  const [two, three] = rounds.map(costIn) as [Cost, Cost];
  const ratio = two.postgres > 0 ? three.postgres / two.postgres : three.ms / two.ms;
  return [textOf(two), textOf(three), ratio.toFixed(2)];
}

/** How many calls fill a round. */
async function callsOf({ run }: Work): Promise<number> {
  await run(0);
  const started = performance.now();
  await run(0);
  const calls = Math.ceil(ROUND_MS / (performance.now() - started));
  return Math.min(MOST_CALLS, calls);
}

async function costOf(db: Knex, { run }: Work, { round, calls }: { round: number; calls: number }) {
  const started = performance.now();
  const { postgres } = await cpuOf(db, async () => {
    for (let call = 0; call < calls; call += 1) await run(1 + round * calls + call);
  });
  return { ms: (performance.now() - started) / calls, postgres: postgres / calls };
}

/** The median time of the rounds, and their least processor time: jobs and vacuum of the same Postgres count too. */
function costIn(rounds: Cost[]): Cost {
  const times = rounds.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    ms: times[Math.floor(times.length / 2)]!,
    postgres: Math.min(...rounds.map(({ postgres }) => postgres)),
  };
}

function textOf({ ms, postgres }: Cost): string {
  return `${ms.toFixed(1)} ms (${postgres.toFixed(1)})`;
}
