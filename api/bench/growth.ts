import { loadavg } from 'node:os';
import type { Knex } from 'knex';
import { countTrialCarriers, seedMillion } from '../../db/million.ts';
import { countTrialQuotes, seedMillionQuotes } from '../../db/millionQuotes.ts';
import { deleteCreated } from './benchmarks.ts';
import { cpuOf } from './cpu.ts';
import { growthWorks, type Work } from './growthWorks.ts';
import type { Server } from './servers.ts';

/** The numbers of carriers and quotes; `stored` measures the database as it is and writes no trial data. */
const SIZES = process.env.BENCH_GROWTH ?? '10000,100000,1000000';
const REPEATS = 7;
/** The tables that grow and are measured; `BENCH_GROWTH_OF=carriers` leaves out the quotes. */
const KINDS = (process.env.BENCH_GROWTH_OF ?? 'carriers,quotes').split(',');

/**
 * Prints the table "Growth" of docs/bench.md: milliseconds and sizes with more and more carriers and quotes in one
 * company. Quotes that do not grow are left out. Sizes that were measured are printed also when a later one fails.
 */
export async function growth(db: Knex, start: () => Promise<Server>): Promise<void> {
  const isStored = SIZES === 'stored';
  const sizes = isStored ? [await countTrialCarriers(db)] : SIZES.split(',').map(Number);
  const columns: string[][] = [];
  let names: string[] = [];
  try {
    for (const size of sizes) {
      if (!isStored) await write(db, size);
      const server = await start();
      const works = (await growthWorks(db, server)).filter(({ name }) => isMeasured(name));
      names = [...works.map(({ name }) => name), ...STORED];
      columns.push([...(await timesOf(db, works)), ...(await sizesOf(db))]);
      await server.stop();
      await deleteCreated(db);
    }
  } finally {
    print(sizes.slice(0, columns.length), names, columns);
  }
}

async function write(db: Knex, size: number): Promise<void> {
  if ((await countTrialCarriers(db)) < size) await seedMillion(db, size, console.log);
  if (KINDS.includes('quotes') && (await countTrialQuotes(db)) < size)
    await seedMillionQuotes(db, size, { log: console.log });
}

function isMeasured(name: string): boolean {
  return KINDS.includes(name.split(':')[0]!);
}

/** Times the calls one after the other; prints each time, and the machine's load then. */
async function timesOf(db: Knex, works: Work[]): Promise<string[]> {
  const times: string[] = [];
  for (const { name, run } of works) {
    times.push(await timeOf(db, run));
    console.log(`${name}: ${times.at(-1)}, load ${loadavg()[0]!.toFixed(1)}`);
  }
  return times;
}

const STORED = ['size of carriers', 'size of quotes, invitations, rates, loads'];

/** The sizes of the tables with their indexes. */
async function sizesOf(db: Knex): Promise<string[]> {
  const of = async (...tables: string[]) => {
    const { rows } = await db.raw(
      'select sum(pg_total_relation_size(name::regclass))::bigint as bytes from unnest(?::text[]) as name',
      [tables],
    );
    return `${Math.round(rows[0].bytes / 1024 / 1024).toLocaleString('en')} MB`;
  };
  return [
    await of('carriers', 'carrier_equipments'),
    await of('quotes', 'invitations', 'rates', 'shipments'),
  ];
}

/**
 * The median time of several calls after a first one, and in parentheses Postgres's processor time for each of them, which
 * hardly depends on what else runs; or that they were refused, because a statement takes more than 15 s.
 */
async function timeOf(db: Knex, run: Work['run']): Promise<string> {
  const times: number[] = [];
  const calls = async () => {
    for (let n = 1; n <= REPEATS; n += 1) {
      const started = performance.now();
      await run(n);
      times.push(performance.now() - started);
    }
  };
  try {
    await run(0);
    const { postgres } = await cpuOf(db, calls);
    const middle = times.sort((a, b) => a - b)[Math.floor(REPEATS / 2)]!;
    return `${timeText(middle)} ms (${timeText(postgres / REPEATS)})`;
  } catch (error) {
    console.log(String(error).split('\n').at(-1));
    return 'refused';
  }
}

function timeText(ms: number): string {
  return Math.round(ms).toLocaleString('en');
}

function print(sizes: number[], names: string[], columns: string[][]): void {
  const line = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
  line(['carriers, and as many quotes', ...sizes.map((size) => size.toLocaleString('en'))]);
  line(['---', ...sizes.map(() => '---:')]);
  names.forEach((name, row) => line([name, ...columns.map((cells) => cells[row]!)]));
}
