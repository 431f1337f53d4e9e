import type { Knex } from 'knex';
import { allowAnyTime } from '../../db/timeouts.ts';
import { companyId } from '../../db/seeds/directory/companies.ts';
import { Quote } from '../quoting/quotes/index.ts';
import type { Call } from './connection.ts';

/** A request that both servers are measured with, and the goal for the ratio of their requests per second. */
export interface Benchmark {
  name: string;
  goal: number;
  /** Whether both servers do the same work, so that a ratio above 1 means that the bare server is no limit. */
  isSameWork: boolean;
  call: () => Call;
  /** The request that asks the other server for the same work, where it is not the same request. */
  otherCall?: () => Call;
}

/** All benchmarks, for a network of `rows` carriers; `quoteId` is a quote whose carriers are matched. */
export function benchmarks(rows: number, quoteId: string): Benchmark[] {
  const page = (query: string) => () => get(`?limit=25&sort=carrierName&${query}`);
  const deep = Math.floor(rows * 0.9);
  const matches = (): Call => ({ method: 'GET', path: `/api/quotes/${quoteId}/matches?limit=50` });
  const anyCarrier = () => get(`/${carrierId(rows)}`);
  const description = () => patch(carrierId(rows), { description: `${Math.random()}` });
  return [
    same('page 1 of 25, no total', 0.6, page('total=false')),
    other('page 1 of 25, with total', 50, page('')),
    same('filtered (1 in 400), with total', 0.9, page(FILTER)),
    same('contains-search on a name, with total', 0.9, page(SEARCH)),
    other(`page at offset ${deep}, no total`, 5, page(`total=false&offset=${deep}`)),
    other(`page at offset ${deep}, with total`, 5, page(`offset=${deep}`)),
    other('last page, with total', 40, page(`offset=${lastOffset(rows)}`)),
    same('get one', 0.6, anyCarrier),
    same('create', 0.7, () => post({ carrierName: `${NAME_PREFIX} ${++created}` })),
    same('patch', 0.6, description),
    same('the 50 best carriers of a quote', 0.2, matches),
  ];
}

function same(name: string, goal: number, call: () => Call): Benchmark {
  return { name, goal, isSameWork: true, call };
}

/** A benchmark that the product answers in another way than by the plain statements: totals and deep pages. */
function other(name: string, goal: number, call: () => Call): Benchmark {
  return { name, goal, isSameWork: false, call };
}

/** Deletes the carriers that benchmarks created, however long their references take to check. */
export async function deleteCreated(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    await allowAnyTime(trx);
    await trx('carriers').whereLike('carrierName', `${NAME_PREFIX} %`).delete();
  });
}

/** A quote of the demo's first broker that common carriers cover and that may still be sent. */
export async function matchedQuote(db: Knex): Promise<Quote> {
  return Quote.query(db)
    .where({ companyId: companyId('puente'), originState: 'MX-NLE', destinationState: 'US-TX' })
    .whereIn('status', ['created', 'pending'])
    .whereNotNull('equipmentId')
    .orderBy('number')
    .first()
    .throwIfNotFound();
}

/** The prefix in the names of all carriers that a benchmark creates. */
export const NAME_PREFIX = 'Creado por la medición';
const FILTER = 'originState=MX-YUC&deliveryState=US-FL';
const SEARCH = 'q=penasco%20de%20monterrey';
let created = 0;

/** The offset of the last full page; lists show 97 of 100 trial carriers, because the others are archived. */
function lastOffset(rows: number) {
  return Math.floor((rows * 0.9699) / 25) * 25 - 25;
}

/** The id of any trial carrier. */
export function carrierId(rows: number) {
  const number = 1 + Math.floor(Math.random() * rows);
  return `01930000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

function get(rest: string): Call {
  return { method: 'GET', path: `/api/carriers${rest}` };
}

function post(body: object): Call {
  return { method: 'POST', path: '/api/carriers', body };
}

function patch(id: string, body: object): Call {
  return { method: 'PATCH', path: `/api/carriers/${id}`, body };
}
