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

/** The carriers are counted by the rules that they fulfil, in one parallel scan, and these few counts are added up. */
function statement(load: AskedLoad) {
  const rules = Object.entries(rulesOf(load));
  const names = rules.map(([rule]) => rule);
  return `
  with counted as materialized (
    select ${names.join(', ')}, count(*) as carriers
    from (select ${rules.map(([rule, sql]) => `${sql} as ${rule}`).join(', ')}
      from carriers where ${inReachOf(':companyId')}) as carrier
    group by ${names.join(', ')}
  ), judged as (
    select *, ${names.map((rule) => `(not ${rule})::int`).join(' + ')} as failures from counted
  )
  select ${sum('true')} as carriers, json_build_object(
    'total', ${sum('failures = 0')},
    'removed', json_build_array(${names.map(removal).join(', ')})) as counts
  from judged`;
}

function removal(rule: string) {
  return `json_build_object('rule', '${rule}', 'removed', ${sum(`not ${rule}`)},
    'relaxed', ${sum(`not ${rule} and failures = 1`)})`;
}

function sum(condition: string) {
  return `coalesce(sum(carriers) filter (where ${condition}), 0)::int`;
}
