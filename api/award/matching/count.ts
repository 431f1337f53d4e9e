import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import { createTotals } from '../../core/list/totals.ts';
import { inReachOf, isKept, networksOf } from '../../quoting/quotes/index.ts';
import { kindsWithout } from './kinds.ts';
import { excludedByLeg, HAS_CERTIFICATE, legRulesOf, withCertificate } from './legRules.ts';
import { rowOf } from './rowOf.ts';
import { rulesOf, valuesOf, type AskedLoad, type Rules } from './rules.ts';

type Counts = Schemas['MatchCounts'];
type Rule = Schemas['MatchRule'];
type LegRule = Schemas['LegMatchRule'];

/**
 * Counts the carriers that cover the load; and for each rule those that it excludes and those that would be added without
 * it. Remembered for a moment like long totals if the networks are large.
 */
export async function countMatches(load: AskedLoad): Promise<Counts> {
  const { drayage, hazmat, leg, ctpat } = load;
  const { quoteId, ...values } = valuesOf(load);
  const cacheKey = JSON.stringify({ ...values, drayage, hazmat, leg, ctpat });
  return (await cachedCounts(cacheKey, () => countCarriers(load))).count.counts;
}

/** The same counts without the cache. */
export async function countNow(load: AskedLoad, trx?: Transaction): Promise<Counts> {
  return (await countCarriers(load, trx)).counts;
}

interface NetworkCounts {
  counts: Counts;
  /** The carriers of both networks, archived ones left out. */
  carriers: number;
}

const cachedCounts = createTotals<NetworkCounts>(undefined, ({ carriers }) => carriers);

function countCarriers(load: AskedLoad, trx?: Transaction): Promise<NetworkCounts> {
  return rowOf<NetworkCounts>(statement(load), valuesOf(load), trx);
}

/**
 * A carrier that serves neither state is excluded by two rules, so no rule alone would add it: only the others, `near`,
 * are read, and grouped by the rules that exclude them, one bit for each. Postgres estimates few groups for these booleans,
 * and therefore shares the scan among several processes. What the other rules exclude is counted in indexes.
 */
function statement(load: AskedLoad) {
  const rules = rulesOf(load);
  const legRules = legRulesOf(load);
  const faster = fasterRules(load);
  const isAsked = rules.equipment !== 'true';
  const general = { ...rules, ...faster, ...(isAsked && { equipment: HAS_IT }) };
  const special = { ...legRules, ...(legRules.ctpat && { ctpat: HAS_CERTIFICATE }) };
  const evaluated = Object.entries({ ...general, ...special });
  const joins = [isAsked && WITH_EQUIPMENT, legRules.ctpat && withCertificate()].filter(Boolean);
  const excluded = (rule: string) =>
    rule in legRules ? excludedByLeg(rule as LegRule) : excludedBy(rule as Rule, rules);
  const bits = evaluated.map(([rule], place) => `((not ${rule})::int << ${place})`);
  const counts = evaluated.map(
    ([rule], place) => `json_build_object('rule', '${rule}',
      'removed', ${excluded(rule)}, 'relaxed', ${sum(`excluding = ${1 << place}`)})`,
  );
  const size = Object.keys(rules).length;
  return `
  with recursive ${kindsWithout(`${rules.countries} and ${rules.movement}`)},
  reached as (
    select count(*)::int as carriers, ${COUNTED_WHOLE.map((rule) => `${failing(rules[rule])} as ${rule}`).join(', ')}
    from carriers where ${inReachOf(':companyId')}
  ),
  grouped as (
    select count(*), ${evaluated.map(([rule, sql]) => `(${sql}) as ${rule}`).join(', ')}
    from carriers ${joins.join(' ')} where ${inReachOf(':companyId')} and (${rules.origin_state} or ${rules.delivery_state})
    group by ${evaluated.map((_, place) => place + 2).join(', ')}
  ),
  near as materialized (
    select ${bits.join(' | ')} as excluding, origin_state, delivery_state, count from grouped
  )
  select reached.carriers, json_build_object('total', ${sum('excluding = 0')},
    'removed', json_build_array(${counts.slice(0, size).join(', ')})${ofLeg(counts.slice(size))}) as counts from reached`;
}

function ofLeg(counts: string[]) {
  return counts.length > 0 ? `, 'ofLeg', json_build_array(${counts.join(', ')})` : '';
}

/** Rules in a form that no index serves and that is evaluated faster for a single carrier. */
function fasterRules(load: AskedLoad) {
  const { originStates, deliveryStates, countries } = valuesOf(load);
  return {
    origin_state: hasEach('carriers.origin_states', ':originStates', originStates),
    delivery_state: hasEach('carriers.delivery_states', ':deliveryStates', deliveryStates),
    countries: hasEach('carriers.countries', ':countries', countries),
    movement: ':movement::text = any (carriers.movements)',
  };
}

/** SQL: the column has each of the values, which the placeholder is bound to. */
function hasEach(column: string, placeholder: string, values: string[]): string {
  const tests = values.map(
    (_, place) => `(${placeholder}::text[])[${place + 1}] = any (${column})`,
  );
  return tests.join(' and ');
}

/**
 * The rule of the equipment is evaluated by a join, because Postgres asks a subquery again for every carrier once its answer
 * does not fit into `work_mem`: from some 150,000 carriers with the equipment on.
 */
const WITH_EQUIPMENT = `left join carrier_equipments equipped
  on equipped.carrier_id = carriers.id and equipped.equipment_id = :equipmentId`;
const HAS_IT = 'equipped.carrier_id is not null';

/** The rules that are counted in the index `carriers_by_status`. */
const COUNTED_WHOLE = ['active', 'drayage', 'hazmat'] as const;

/** SQL: the number of carriers in reach that fail the rule. */
function excludedBy(rule: Rule, rules: Rules): string {
  if (rule === 'origin_state' || rule === 'delivery_state')
    return `reached.carriers - ${sum(rule)}`;
  if (rule === 'countries' || rule === 'movement')
    return sum(`not (${rules[rule]})`, 'kinds as carriers');
  if (rule !== 'equipment') return `reached.${rule}`;
  return rules.equipment === 'true' ? '0' : `reached.carriers - ${EQUIPPED.join(' - ')}`;
}

/** SQL: the numbers of carriers in both networks that have the equipment. */
const EQUIPPED = networksOf(':companyId').map(
  (network) => `(
    select count(*)::int from carrier_equipments join carriers on carriers.id = carrier_id
    where equipment_id = :equipmentId and ${network} and ${isKept}
  )`,
);

function failing(rule: string) {
  return `count(*) filter (where not (${rule}))::int`;
}

function sum(condition: string, table = 'near') {
  return `(select coalesce(sum(count) filter (where ${condition}), 0)::int from ${table})`;
}
