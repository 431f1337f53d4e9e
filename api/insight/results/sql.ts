import type { Knex } from 'knex';
import { ANSWERS } from '../figures/index.ts';
import type { Period } from './period.ts';

/** The most rows of each list. */
const MOST = 100;

/** SQL: the rows of a query as a JSON array, those first that it sorts first. */
export function asList(rows: string): string {
  return `(select coalesce(json_agg(found), '[]') from (${rows}) as found)`;
}

/** SQL: an amount to the cent as text; null without one. */
function cents(amount: string): string {
  return `round((${amount})::numeric, 2)::text`;
}

/** SQL over `placed`: the intervals with what was counted in each. */
export const STATUSES = asList(
  'select "from", "to", status, count(*)::int as count from placed group by 1, 2, 3 order by 1, 3',
);

/** SQL over `placed`: how fast the answers of each interval came. Its one binding is the present time. */
export const ANSWERED = asList(
  `select "from", "to", ${ANSWERS} from placed where sent_at is not null group by 1, 2 order by 1`,
);

/**
 * SQL over `priced`, which has the amounts of the valid rates: the lanes with the most quotes, and the spread of the rates. Lanes
 * with other stops between are told apart, as lane memory does.
 */
export const LANES = asList(
  `select origin_state as "originState", destination_state as "destinationState", stop_states as "viaStates",
     count(distinct id)::int as quotes, count(amount)::int as rates, ${cents('min(amount)')} as lowest,
     ${cents('percentile_cont(0.5) within group (order by amount)')} as median, ${cents('max(amount)')} as highest
   from priced group by 1, 2, 3 order by quotes desc, 1, 2, 3 limit ${MOST}`,
);

/** SQL over rows with `sale` and `margin`, null unless sold. */
export const SOLD = `count(*) filter (where awarded)::int as loads, ${cents('sum(sale)')} as sale, ${cents('sum(margin)')} as margin`;

/** Rows of the most frequent first, and then in the order of their names. */
export const mostFirst = (name: string) => `order by count(*) desc, ${name} limit ${MOST}`;

/** SQL over `asked`: `placed`, its rows with the first and the last day of the interval in which `at` lies. */
export const PLACED = `
  placed as (
    select asked.*, greatest(begin, ?::date) as "from",
      least((begin + ('1 ' || ?)::interval)::date - 1, ?::date) as "to"
    from asked cross join lateral (select date_trunc(?, at at time zone ?)::date as begin) as started)`;

/** The bindings of PLACED. */
export function placedBy({ from, to, unit, timeZone }: Period): string[] {
  return [from, unit, to, unit, timeZone];
}

/**
 * Runs a statement that selects one row of lists. A year of a million quotes takes longer than requests may otherwise take,
 * and is sorted in memory.
 */
export async function lists<Row>(
  knex: Knex,
  sql: string,
  values: readonly unknown[],
): Promise<Row> {
  return knex.transaction(async (trx) => {
    await trx.raw(`set local work_mem = '64MB'; set local statement_timeout = '60s'`);
    const { rows } = await trx.raw(sql, values as Knex.Value[]);
    return rows[0];
  });
}
