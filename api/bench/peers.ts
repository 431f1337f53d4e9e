import { benchmarks, carrierId, NAME_PREFIX, type Benchmark } from './benchmarks.ts';
import type { Call } from './connection.ts';

/** The benchmarks that Directus can be asked for as well, with its requests and with goals as multiples of its answers. */
export function peerBenchmarks(rows: number): Benchmark[] {
  const deep = Math.floor(rows * 0.9);
  const page = (query: string) => (): Call => ({
    method: 'GET',
    path: `${ITEMS}?${PAGE}&${query}`,
  });
  const peers: Record<string, { goal: number; otherCall: () => Call }> = {
    'page 1 of 25, no total': { goal: 10, otherCall: page('') },
    'page 1 of 25, with total': { goal: 30, otherCall: page(TOTAL) },
    'contains-search on a name, with total': { goal: 10, otherCall: page(`${SEARCH}&${TOTAL}`) },
    [`page at offset ${deep}, with total`]: {
      goal: 100,
      otherCall: page(`offset=${deep}&${TOTAL}`),
    },
    'get one': {
      goal: 10,
      otherCall: () => ({ method: 'GET', path: `${ITEMS}/${carrierId(rows)}` }),
    },
    create: { goal: 10, otherCall: () => ({ method: 'POST', path: ITEMS, body: nextName() }) },
    patch: {
      goal: 8,
      otherCall: () => ({
        method: 'PATCH',
        path: `${ITEMS}/${carrierId(rows)}`,
        body: described(),
      }),
    },
  };
  return benchmarks(rows, '').flatMap((work) =>
    peers[work.name] ? [{ ...work, ...peers[work.name], isSameWork: false }] : [],
  );
}

const ITEMS = '/items/carriers';
const PAGE = `limit=25&sort=carrier_name,id&filter[status][_in]=prospect,active,suspended`;
const TOTAL = 'meta=filter_count';
const SEARCH = `filter[carrier_name][_icontains]=${encodeURIComponent('peñasco de monterrey')}`;
let created = 0;

function nextName() {
  return { carrier_name: `${NAME_PREFIX} ${++created} directus` };
}

function described() {
  return { description: `${Math.random()}` };
}
