import type { CompanyKey } from '../core/records/Entity.ts';
import type { Transaction } from 'objection';
import type { Schemas } from '../core/contract/types.ts';
import { inReach, Quote } from '../quotes/index.ts';

type Matches = Schemas['Matches'];
type MatchRule = Schemas['MatchRule'];

/** When a carrier covers a quote: SQL over rows of `carriers` and `quotes`, never null (domain decision, Matching). */
const rules: { rule: MatchRule; sql: string }[] = [
  { rule: 'active', sql: `carriers.status = 'active'` },
  { rule: 'origin_state', sql: 'quotes.origin_state = any (carriers.origin_states)' },
  { rule: 'delivery_state', sql: 'quotes.destination_state = any (carriers.delivery_states)' },
  {
    rule: 'countries',
    sql: `array[quotes.origin->>'country', quotes.destination->>'country'] <@ carriers.countries`,
  },
  {
    rule: 'equipment',
    sql: `(quotes.equipment_id is null or exists (select from carrier_equipments fleet
      where fleet.carrier_id = carriers.id and fleet.equipment_id = quotes.equipment_id))`,
  },
  { rule: 'movement', sql: 'quotes.movement = any (carriers.movements)' },
  { rule: 'drayage', sql: '(carriers.drayage or not quotes.drayage)' },
  { rule: 'hazmat', sql: '(carriers.hazmat or not quotes.hazmat)' },
];

/**
 * The fifty best carriers that cover the quote, the number of all that do, and for each rule how many carriers it
 * excludes and how many would be added without it.
 */
export async function match(
  { id: quoteId, companyId }: CompanyKey,
  trx?: Transaction,
): Promise<Matches> {
  const { rows } = await (trx ?? Quote.knex()).raw(QUERY, { quoteId, companyId });
  return rows[0];
}

const SHOWN = 50;

/**
 * SQL: the order of matches: the contracted carrier of the route, confidence, experience on the lane, response time,
 * each from this company's records alone.
 */
const RANK = `"contractCurrency" is null, array_position(array['very_high', 'high', 'medium', 'low', 'very_low'], confidence),
  "laneLoads" desc, "responseMinutes" nulls last, "carrierName", "carrierId"`;

const QUERY = `
  with judged as materialized (
    select carriers.id, carriers.carrier_name, carriers.network, carriers.confidence,
      ${rules.map(({ rule, sql }) => `${sql} as ${rule}`).join(', ')},
      ${rules.map(({ sql }) => `(not ${sql})::int`).join(' + ')} as failures
    from quotes join carriers on ${inReach}
    where quotes.company_id = :companyId and quotes.id = :quoteId
  ), covering as (
    select judged.id as "carrierId", carrier_name as "carrierName", network, confidence,
      coalesce(loads, 0) as "laneLoads", minutes as "responseMinutes", invited.status as "invitationStatus",
      contract.contract_rate::text as "contractRate", contract.contract_currency as "contractCurrency"
    from judged
      left join (${laneLoads()}) experience on experience.carrier_id = judged.id
      left join (${responseMinutes()}) speed on speed.carrier_id = judged.id
      left join (${contractOf()}) contract on contract.carrier_id = judged.id
      left join invitations invited on invited.company_id = :companyId
        and invited.quote_id = :quoteId and invited.carrier_id = judged.id
    where failures = 0
  ), ranked as (
    select *, row_number() over (order by ${RANK}) as rank from covering
  )
  select (select count(*) from ranked) as total,
    (select coalesce(json_agg(ranked order by rank), '[]') from ranked where rank <= ${SHOWN}) as matches,
    json_build_array(${rules.map(({ rule }) => removal(rule)).join(', ')}) as removed
  from judged`;

function contractOf() {
  return `select routes.carrier_id, contract_rate, contract_currency from quotes
    join routes on routes.company_id = quotes.company_id and routes.id = quotes.route_id and routes.status = 'active'
    where quotes.company_id = :companyId and quotes.id = :quoteId and routes.carrier_id is not null`;
}

function laneLoads() {
  return `select shipments.carrier_id, count(*) as loads from quotes
    join shipments on shipments.company_id = quotes.company_id and shipments.status <> 'cancelled'
      and shipments.origin->>'state' = quotes.origin_state
      and shipments.destination->>'state' = quotes.destination_state
    where quotes.company_id = :companyId and quotes.id = :quoteId group by shipments.carrier_id`;
}

function responseMinutes() {
  return `select invitations.carrier_id, round(percentile_cont(0.5) within group (
      order by extract(epoch from rates.created_at - invitations.sent_at) / 60))::int as minutes
    from quotes
    join invitations on invitations.company_id = quotes.company_id
    join rates on rates.company_id = invitations.company_id and rates.invitation_id = invitations.id and rates.version = 1
    where quotes.company_id = :companyId and quotes.id = :quoteId group by invitations.carrier_id`;
}

function removal(rule: MatchRule) {
  return `json_build_object('rule', '${rule}', 'removed', count(*) filter (where not ${rule}),
    'relaxed', count(*) filter (where not ${rule} and failures = 1))`;
}
