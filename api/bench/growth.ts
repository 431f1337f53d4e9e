import { Agent } from 'node:http';
import type { Knex } from 'knex';
import { countTrialCarriers, seedMillion } from '../../db/million.ts';
import { countTrialQuotes, seedMillionQuotes, trialQuoteId } from '../../db/millionQuotes.ts';
import { countNow } from '../matching/count.ts';
import { deleteCreated, matchedQuote, NAME_PREFIX } from './benchmarks.ts';
import { send, type Call } from './load.ts';
import type { Server } from './servers.ts';

const SIZES = (process.env.BENCH_GROWTH ?? '10000,100000,1000000').split(',').map(Number);
const REPEATS = 7;
/** What grows and is measured; `BENCH_GROWTH_OF=carriers` leaves out the quotes. */
const KINDS = (process.env.BENCH_GROWTH_OF ?? 'carriers,quotes').split(',');

type Work = { name: string; run: () => Promise<unknown> };

/**
 * Prints the table "Cost of growth" of db/README.md: milliseconds and sizes with more and more carriers and quotes in one
 * company; each time is the median of several calls, one after the other. Quotes that do not grow are left out.
 */
export async function growth(db: Knex, start: () => Promise<Server>): Promise<void> {
  const columns: string[][] = [];
  for (const size of SIZES) {
    if ((await countTrialCarriers(db)) < size) await seedMillion(db, size, console.log);
    if (KINDS.includes('quotes') && (await countTrialQuotes(db)) < size)
      await seedMillionQuotes(db, size, console.log);
    const server = await start();
    const all = (await works(db, server)).filter(({ name }) => KINDS.includes(name.split(':')[0]!));
    const cells: string[] = [];
    for (const { run } of all) cells.push(`${await medianMs(run)} ms`);
    await server.stop();
    await deleteCreated(db);
    columns.push([...cells, ...(await sizes(db))]);
    if (columns.length === SIZES.length)
      print([...all.map(({ name }) => name), ...STORED], columns);
  }
}

/** The calls that are timed; the quote of the page has 2,000 invitations. */
async function works(db: Knex, server: Server): Promise<Work[]> {
  const quote = await matchedQuote(db);
  const agent = new Agent({ keepAlive: true });
  const call = (name: string, path: string, more: Partial<Call> = {}): Work => ({
    name,
    run: () => send(server, agent, { method: 'GET', path: `/api/${path}`, ...more }),
  });
  const large = trialQuoteId(1);
  const body = { carrierName: `${NAME_PREFIX} growth` };
  return [
    call('carriers: first page', 'carriers?limit=25'),
    call('carriers: part of a name', 'carriers?limit=25&q=penasco%20de%20monterrey'),
    call('carriers: create', 'carriers', { method: 'POST', body }),
    call('carriers: the 50 best of a quote', `quotes/${quote.id}/matches?limit=50`),
    { name: 'carriers: counts by rule, not remembered', run: () => countNow(quote) },
    call('quotes: first page', 'quotes?limit=25'),
    call('quotes: part of a reference', 'quotes?limit=25&q=Q-1001'),
    call('quotes: one with 2,000 invitations', `quotes/${large}`),
    call('quotes: 200 of its invitations', `invitations?quoteId=${large}&limit=200`),
    call('quotes: past rates of its lane', `quotes/${large}/lane_memory`),
  ];
}

const STORED = ['size of carriers', 'size of quotes, invitations, rates, loads'];

/** The sizes of the tables with their indexes. */
async function sizes(db: Knex): Promise<string[]> {
  const of = async (...tables: string[]) => {
    const { rows } = await db.raw(
      'select sum(pg_total_relation_size(name::regclass))::bigint as bytes from unnest(?::text[]) as name',
      [tables],
    );
    return `${Math.round(rows[0].bytes / 1024 / 1024)} MB`;
  };
  return [
    await of('carriers', 'carrier_equipments'),
    await of('quotes', 'invitations', 'rates', 'shipments'),
  ];
}

async function medianMs(run: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n <= REPEATS; n += 1) {
    const started = performance.now();
    await run();
    if (n > 0) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(REPEATS / 2)]!.toFixed(0);
}

function print(names: string[], columns: string[][]): void {
  const line = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
  line(['carriers, and as many quotes', ...SIZES.map((size) => size.toLocaleString('en'))]);
  line(['---', ...SIZES.map(() => '---:')]);
  names.forEach((name, row) => line([name, ...columns.map((cells) => cells[row]!)]));
}
