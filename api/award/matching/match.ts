import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import { containing } from '../../core/list/search.ts';
import { lackingDocuments } from '../../compliance/documents/index.ts';
import { CONTRACT, KNOWN, LANE_LOADS, RESPONSE_MINUTES } from './experience.ts';
import { rowOf } from './rowOf.ts';
import { rulesOf, valuesOf, type AskedLoad } from './rules.ts';

type Matches = Schemas['Matches'];

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

/** A page of the carriers that cover the load, best first, and whether there are more. */
export async function match(
  load: AskedLoad,
  { q, limit, offset = 0, searchesInternalCodes = false }: MatchPage = {},
  trx?: Transaction,
): Promise<Matches> {
  const isSearch = !!q?.trim();
  const oneMore = limit === undefined ? null : limit + 1;
  const page = { pattern: containing(q ?? ''), searchesInternalCodes, rows: oneMore, offset };
  const values = { ...valuesOf(load), ...page };
  const { matches } = await rowOf<Pick<Matches, 'matches'>>(statement(load, isSearch), values, trx);
  return { matches: matches.slice(0, limit), hasMore: matches.length > (limit ?? Infinity) };
}

/** SQL over a row of `carriers`: whether the search finds it. */
const IS_FOUND = `folded(concat_ws(' ', carrier_name, comercial_name,
  case when company_id is not null or :searchesInternalCodes then concat_ws(' ', scac_code, caat, rfc) end
  )) like folded(:pattern)`;

/** SQL: the place of a confidence; the same expression as in the index `carriers_best_first`. */
const CONFIDENCE = `array_position('{very_high,high,medium,low,very_low}'::text[], confidence)`;

/**
 * SQL: the order of matches: the contracted carrier of the route, confidence, experience on the lane, response time,
 * each from this company's records alone. No two carriers are equal in it, so pages neither repeat nor skip one.
 */
const RANK = `"contractCurrency" is null, ${CONFIDENCE}, "laneLoads" desc, "responseMinutes" nulls last,
  "carrierName", "carrierId"`;

const CARRIER = `carriers.id as "carrierId", carrier_name as "carrierName", network, confidence`;
const OWN = 'carriers.company_id = :companyId';
const ANDEN = 'carriers.company_id is null';

/**
 * The carriers of which the company knows something that ranks them are few: all that cover the load are ranked. Among
 * the others only confidence and name differ, and an index of each network has them in this order: no more than the page
 * needs are read.
 */
function statement(load: AskedLoad, isSearch: boolean) {
  const covers = [...Object.values(rulesOf(load)), isSearch ? IS_FOUND : 'true'].join(' and ');
  const rank = isSearch ? 'null::int' : `:offset + row_number() over (order by ${RANK})`;
  return `
  with recursive ${KNOWN}, covering as (
    select ${CARRIER}, coalesce(loads, 0) as "laneLoads", minutes as "responseMinutes",
      contract_rate::text as "contractRate", contract_currency as "contractCurrency"
    from known join carriers on carriers.id = known.carrier_id
      left join (${LANE_LOADS}) experience on experience.carrier_id = carriers.id
      left join (${CONTRACT}) contract on contract.carrier_id = carriers.id
      left join lateral (${RESPONSE_MINUTES}) speed on true
    where (${OWN} or ${ANDEN}) and ${covers}
    union all (${unknown(OWN, covers)}) union all (${unknown(ANDEN, covers)})
  ), page as (
    select * from covering order by ${RANK} limit :rows offset :offset
  ), shown as (
    select page.*, ${rank} as rank, invited.status as "invitationStatus", ${LACKING} as "lackingDocuments"
    from page left join invitations invited on invited.company_id = :companyId and invited.quote_id = :quoteId
      and invited.carrier_id = "carrierId"
  )
  select coalesce(json_agg(shown order by ${RANK}), '[]') as matches from shown`;
}

const LACKING = lackingDocuments({
  companyId: ':companyId::uuid',
  carrierId: 'page."carrierId"',
  movement: ':movement::text',
  hazmat: ':hazmat::boolean',
  customerId: ':customerId::uuid',
  deliveryDate: ':deliveryDate::date',
});

function unknown(network: string, covers: string) {
  return `select ${CARRIER}, 0, null, null, null from carriers
    where ${network} and ${covers} and carriers.id not in (select carrier_id from known)
    order by company_id, ${CONFIDENCE}, carrier_name, carriers.id
    limit :rows::int + :offset`;
}
