import type { Transaction } from 'objection';
import type { Schemas } from '../core/contract/types.ts';
import { createTotals } from '../core/list/totals.ts';
import { inReachOf, Quote } from '../quotes/index.ts';
import { rulesOf, valuesOf, type AskedLoad } from './rules.ts';

type Counts = Schemas['MatchCounts'];

/**
 * How many carriers cover the load; and for each rule how many carriers it excludes and how many would be added without
 * it. Remembered for a moment like long totals if the networks are large.
 */
export async function countMatches(load: AskedLoad): Promise<Counts> {
  const { drayage, hazmat } = load;
  const { quoteId, ...values } = valuesOf(load);
  const asked = JSON.stringify({ ...values, drayage, hazmat });
  return (await remembered(asked, () => counted(load))).count.counts;
}

/** The same counts without the cache. */
export async function countNow(load: AskedLoad, trx?: Transaction): Promise<Counts> {
  return (await counted(load, trx)).counts;
}

interface Counted {
  counts: Counts;
  /** The carriers of both networks, archived ones left out. */
  carriers: number;
}

const remembered = createTotals<Counted>(undefined, ({ carriers }) => carriers);

async function counted(load: AskedLoad, trx?: Transaction): Promise<Counted> {
  const { rows } = await (trx ?? Quote.knex()).raw(statement(load), valuesOf(load));
  return rows[0];
}

/**
 * Each carrier is read once and grouped by the rules that it fulfils. Postgres estimates few groups for these booleans, and
 * therefore shares the scan among several processes. Then each group becomes the set of the rules that exclude it, one bit
 * for each, and the few counts are added up.
 */
function statement(load: AskedLoad) {
  const rules = Object.entries({ ...rulesOf(load), ...FASTER });
  const fulfilled = rules.map(([rule, sql]) => `(${sql}) as ${rule}`);
  const bits = rules.map(([rule], place) => `((not ${rule})::int << ${place})`);
  return `
  with grouped as (
    select count(*) as carriers, ${fulfilled.join(', ')} from carriers where ${inReachOf(':companyId')}
    group by ${rules.map((_, place) => place + 2).join(', ')}
  ),
  counted as materialized (select ${bits.join(' | ')} as excluding, carriers from grouped)
  select ${sum('true')} as carriers, json_build_object(
    'total', ${sum('excluding = 0')},
    'removed', json_build_array(${rules.map(([rule], place) => removal(rule, 1 << place)).join(', ')})) as counts
  from counted`;
}

/** Rules in a form that no index serves and that is evaluated faster for a single carrier. */
const FASTER = {
  origin_state: ':originState::text = any (carriers.origin_states)',
  delivery_state: ':deliveryState::text = any (carriers.delivery_states)',
  countries: `(:countries::text[])[1] = any (carriers.countries)
    and (:countries::text[])[2] = any (carriers.countries)`,
  movement: ':movement::text = any (carriers.movements)',
};

function removal(rule: string, bit: number) {
  return `json_build_object('rule', '${rule}', 'removed', ${sum(`excluding & ${bit} <> 0`)},
    'relaxed', ${sum(`excluding = ${bit}`)})`;
}

function sum(condition: string) {
  return `coalesce(sum(carriers) filter (where ${condition}), 0)::int`;
}
