import type { Knex } from 'knex';
import { connect } from '../../db/connect.ts';
import { vacuum } from '../../db/million.ts';
import {
  countTrialQuotes,
  type Options,
  seedMillionQuotes,
  TABLES,
} from '../../db/millionQuotes.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { cpuOf } from './cpu.ts';
import { database, writeTrialData } from './database.ts';
import type { Work } from './growthWorks.ts';
import { type Server, startServer } from './servers.ts';

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

/** Two databases of as many trial quotes: what they are called, how the second one's differ, and its name. */
interface Comparison {
  titles: [string, string];
  second: { database: string; options: Options };
  works: (db: Knex, server: Server) => Promise<Work[]>;
  /** A part of the names of the calls that are measured. */
  part?: string | undefined;
}

/**
 * Prints what calls cost with `BENCH_ROWS` quotes, and with as many others. Both are on the same Postgres and are asked in
 * turns, so that what else runs disturbs both alike.
 */
export async function compareSides(
  lifetime: Lifetime,
  { titles, second, works, part = '' }: Comparison,
): Promise<void> {
  const url = await database(lifetime, ROWS);
  const other = await otherDatabase(lifetime, url, second.database);
  const one = await sideOf(lifetime, url, { works });
  const two = await sideOf(lifetime, other, { works, options: second.options });
  console.log(`\n| ${[`${ROWS.toLocaleString('en')} quotes`, ...titles, 'ratio'].join(' | ')} |`);
  console.log('| --- | ---: | ---: | ---: |');
  for (const [index, { name }] of one.works.entries()) {
    if (!name.includes(part)) continue;
    const costs = await compared([one, two], index);
    console.log(`| ${[name, ...costs].join(' | ')} |`);
  }
}

async function sideOf(
  lifetime: Lifetime,
  url: string,
  { works, options }: Pick<Comparison, 'works'> & { options?: Options },
): Promise<Side> {
  const db = await lifetime.start(
    () => connect(url),
    (connection) => connection.destroy(),
  );
  await writeTrialData(db, ROWS);
  if ((await countTrialQuotes(db)) < ROWS)
    await seedMillionQuotes(db, ROWS, { log: console.log, ...options });
  await vacuum(db, TABLES);
  const server = await lifetime.start(
    () => startServer('product', url),
    ({ stop }) => stop(),
  );
  return { db, works: await works(db, server) };
}

/** The URL of a second database on the same Postgres, made if it does not exist. */
async function otherDatabase(lifetime: Lifetime, url: string, name: string): Promise<string> {
  const db = await lifetime.start(
    () => connect(url),
    (connection) => connection.destroy(),
  );
  const { rows } = await db.raw('select from pg_database where datname = ?', [name]);
  if (rows.length === 0) await db.raw('create database ??', [name]);
  const other = new URL(url);
  other.pathname = `/${name}`;
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

/** How many calls fill a round, by the second of two: that is repeated by none, because an answer may be remembered. */
async function callsOf({ run }: Work): Promise<number> {
  await run(0);
  const started = performance.now();
  await run(1);
  const calls = Math.ceil(ROUND_MS / (performance.now() - started));
  return Math.min(MOST_CALLS, calls);
}

async function costOf(db: Knex, { run }: Work, { round, calls }: { round: number; calls: number }) {
  const started = performance.now();
  const { postgres } = await cpuOf(db, async () => {
    for (let call = 0; call < calls; call += 1) await run(2 + round * calls + call);
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
