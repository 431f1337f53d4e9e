import type { CompanyKey } from '../core/records/Entity.ts';
import type { Transaction } from 'objection';
import type { Schemas } from '../core/contract/types.ts';
import { containing } from '../core/list/search.ts';
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

/** Which of the carriers that cover a quote are answered. */
export interface MatchPage {
  /** Text in the name, SCAC, CAAT or RFC; without it all are found. */
  q?: string | undefined;
  /** The most carriers answered; without it all. */
  limit?: number | undefined;
  offset?: number | undefined;
  /** Whether carriers of the internal network are found by SCAC, CAAT and RFC as well, which only staff may see. */
  searchesInternalCodes?: boolean;
}

/**
 * A page of the carriers that cover the quote, best first; how many cover it and how many of them the search finds; and
 * for each rule how many carriers it excludes and how many would be added without it.
 */
export async function match(
  { id: quoteId, companyId }: CompanyKey,
  { q, limit, offset, searchesInternalCodes = false }: MatchPage = {},
  trx?: Transaction,
): Promise<Matches> {
  const pattern = q?.trim() ? containing(q) : null;
  const page = { pattern, limit: limit ?? null, offset: offset ?? 0, searchesInternalCodes };
  const { rows } = await (trx ?? Quote.knex()).raw(QUERY, { quoteId, companyId, ...page });
  return rows[0];
}

/** SQL over a row of `carriers`: whether the search finds it. */
const IS_FOUND = `folded(concat_ws(' ', carrier_name, comercial_name,
  case when company_id is not null or :searchesInternalCodes then concat_ws(' ', scac_code, caat, rfc) end
  )) like folded(:pattern)`;

/**
 * SQL: the order of matches: the contracted carrier of the route, confidence, experience on the lane, response time,
 * each from this company's records alone. No two carriers are equal in it, so pages neither repeat nor skip one.
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
  ), found as (
    select * from ranked where :pattern::text is null
      or exists (select from carriers where carriers.id = "carrierId" and ${IS_FOUND})
  ), page as (
    select * from found order by rank limit :limit offset :offset
  )
  select (select count(*) from ranked) as total, (select count(*) from found) as found,
    (select coalesce(json_agg(page order by rank), '[]') from page) as matches,
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
      order by extract(epoch from rates.created_at
        - least(rates.created_at, coalesce(invitations.starts_at, invitations.sent_at))) / 60))::int as minutes
    from quotes
    join invitations on invitations.company_id = quotes.company_id
    join rates on rates.company_id = invitations.company_id and rates.invitation_id = invitations.id and rates.version = 1
      and rates.created_at >= invitations.sent_at
    where quotes.company_id = :companyId and quotes.id = :quoteId group by invitations.carrier_id`;
}

function removal(rule: MatchRule) {
  return `json_build_object('rule', '${rule}', 'removed', count(*) filter (where not ${rule}),
    'relaxed', count(*) filter (where not ${rule} and failures = 1))`;
}
