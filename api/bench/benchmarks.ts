import type { Knex } from 'knex';
import type { Call } from './load.ts';

/** A request that both servers are measured with, and the goal for the ratio of their requests per second. */
export interface Benchmark {
  name: string;
  goal: number;
  call: () => Call;
}

/** All benchmarks, for a network of `rows` carriers. */
export function benchmarks(rows: number): Benchmark[] {
  const page = (query: string) => () => get(`?limit=25&sort=carrierName&${query}`);
  const deep = Math.floor(rows * 0.9);
  return [
    { name: 'page 1 of 25, no total', goal: 0.6, call: page('total=false') },
    { name: 'page 1 of 25, with total', goal: 50, call: page('') },
    { name: 'filtered (1 in 400), with total', goal: 0.9, call: page(FILTER) },
    { name: 'contains-search on a name, with total', goal: 0.9, call: page(SEARCH) },
    { name: `page at offset ${deep}, no total`, goal: 5, call: page(`total=false&offset=${deep}`) },
    { name: `page at offset ${deep}, with total`, goal: 5, call: page(`offset=${deep}`) },
    { name: 'last page, with total', goal: 40, call: page(`offset=${lastOffset(rows)}`) },
    { name: 'get one', goal: 0.5, call: () => get(`/${carrierId(rows)}`) },
    { name: 'create', goal: 0.7, call: () => post({ carrierName: `${NAME_PREFIX} ${++created}` }) },
    {
      name: 'patch',
      goal: 0.6,
      call: () => patch(carrierId(rows), { description: `${Math.random()}` }),
    },
  ];
}

/** Deletes the carriers that earlier runs created. */
export async function deleteCreated(db: Knex): Promise<void> {
  await db('carriers').whereLike('carrierName', `${NAME_PREFIX} %`).delete();
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

function carrierId(rows: number) {
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
