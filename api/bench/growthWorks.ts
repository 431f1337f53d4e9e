import type { Knex } from 'knex';
import { trialQuoteId } from '../../db/millionIds.ts';
import { allowAnyTime } from '../../db/timeouts.ts';
import { countNow } from '../award/matching/count.ts';
import { inReachOf } from '../quoting/quotes/index.ts';
import { matchedQuote, NAME_PREFIX } from './benchmarks.ts';
import type { Call } from './connection.ts';
import { send } from './load.ts';
import type { Server } from './servers.ts';
import { DAY_MS } from '../shared/localTime.ts';

/** A call that is timed; its name begins with what grows. `run` gets the number of the repetition. */
export interface Work {
  name: string;
  run: (repetition: number) => Promise<unknown>;
}

/**
 * The calls that are timed. The quote of the page has 2,000 invitations. Where an answer is remembered for a moment, each
 * repetition asks for other days, so that it is computed.
 */
export async function growthWorks(db: Knex, server: Server): Promise<Work[]> {
  const quote = await matchedQuote(db);
  const call = (name: string, path: string | ((repetition: number) => string)): Work => ({
    name,
    run: (n) => send(server, get(typeof path === 'string' ? path : path(n))),
  });
  const large = trialQuoteId(1);
  const body = { carrierName: `${NAME_PREFIX} growth` };
  const network = `select count(*) from carriers where ${inReachOf(':companyId')}`;
  return [
    call('carriers: first page', 'carriers?limit=25'),
    call('carriers: part of a name', 'carriers?limit=25&q=penasco%20de%20monterrey'),
    {
      name: 'carriers: create',
      run: () => send(server, { method: 'POST', path: '/api/carriers', body }),
    },
    call('carriers: the 50 best of a quote', `quotes/${quote.id}/matches?limit=50`),
    call(
      'carriers: the same with part of a name',
      `quotes/${quote.id}/matches?limit=50&q=monterrey`,
    ),
    {
      name: 'carriers: counts by rule, not remembered',
      run: () => inAnyTime(db, (trx) => countNow(quote, trx)),
    },
    {
      name: 'carriers: one exact count of the network',
      run: () => inAnyTime(db, (trx) => trx.raw(network, { companyId: quote.companyId })),
    },
    call('quotes: first page', 'quotes?limit=25'),
    call('quotes: part of a reference', 'quotes?limit=25&q=Q-1001'),
    call(
      'quotes: counts of the tabs, not remembered',
      (n) => `quotes?countBy=status&createdFrom=${dayOf(1990, n)}`,
    ),
    call('quotes: one with 2,000 invitations', `quotes/${large}`),
    call('quotes: 200 of its invitations', `invitations?quoteId=${large}&limit=200`),
    call('quotes: past rates of its lane', `quotes/${large}/lane_memory`),
    call('quotes: results of 90 days, not remembered', (n) => `results?${ninetyDays(n)}`),
    call('quotes: counts of the home page', 'home'),
  ];
}

/** Runs statements without the timeout that requests have. */
function inAnyTime<Result>(db: Knex, work: (trx: Knex.Transaction) => PromiseLike<Result>) {
  return db.transaction(async (trx) => {
    await allowAnyTime(trx);
    return work(trx);
  });
}

function get(path: string): Call {
  return { method: 'GET', path: `/api/${path}` };
}

/** A day of January of a year, by its number from 0. */
export function dayOf(year: number, number: number): string {
  return isoDay(Date.UTC(year, 0, 1 + number));
}

/** The query of 90 days that end some days before today. */
function ninetyDays(daysAgo: number): string {
  const last = Date.now() - daysAgo * DAY_MS;
  return `from=${isoDay(last - 89 * DAY_MS)}&to=${isoDay(last)}`;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
