import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import { containing } from '../../core/list/search.ts';
import { networksOf } from '../../quoting/quotes/index.ts';
import { IS_ASSIGNABLE, lackedBy } from './assignable.ts';
import { CONTRACT, KNOWN_CARRIERS, RESPONSE_MINUTES } from './experience.ts';
import { legRulesOf } from './legRules.ts';
import { othersOf } from './others.ts';
import { rankOf } from './rank.ts';
import { rowOf } from './rowOf.ts';
import { rulesOf, valuesOf, type AskedLoad } from './rules.ts';

type Matches = Schemas['Matches'];

/** Which of the carriers that cover a quote are answered, and in which order. */
export interface MatchPage {
  /** Text in the name, SCAC, CAAT or RFC; without it all are found. */
  q?: string | undefined;
  /** The most carriers answered; without it all. */
  limit?: number | undefined;
  offset?: number | undefined;
  /** Whether the company's own network comes before Andén's, by default, or the best of both networks. */
  first?: Schemas['MatchesFirst'] | undefined;
  /** Whether only carriers that lack no document for the load are answered. */
  assignable?: boolean | undefined;
  /** Whether carriers of the internal network are found by SCAC, CAAT and RFC as well, which only staff may see. */
  searchesInternalCodes?: boolean;
}

/** A page of the carriers that cover the load, best first, and whether there are more. */
export async function match(
  load: AskedLoad,
  { limit, offset = 0, searchesInternalCodes = false, ...asked }: MatchPage = {},
  trx?: Transaction,
): Promise<Matches> {
  const oneMore = limit === undefined ? null : limit + 1;
  const page = { pattern: containing(asked.q ?? ''), searchesInternalCodes, rows: oneMore, offset };
  const values = { ...valuesOf(load), ...page };
  const { matches } = await rowOf<Pick<Matches, 'matches'>>(statement(load, asked), values, trx);
  return { matches: matches.slice(0, limit), hasMore: matches.length > (limit ?? Infinity) };
}

/** SQL over a row of `carriers`: whether the search finds it. */
const IS_FOUND = `folded(concat_ws(' ', carrier_name, comercial_name,
  case when company_id is not null or :searchesInternalCodes then concat_ws(' ', scac_code, caat, rfc) end
  )) like folded(:pattern)`;

const CARRIER = `carriers.id as "carrierId", carrier_name as "carrierName", network, confidence`;

/**
 * The carriers of which the company knows something that ranks them are few: all that cover the load are ranked. The
 * others are read network by network, no more than the page needs.
 */
function statement(load: AskedLoad, { q, first, assignable = false }: MatchPage) {
  const isSearch = !!q?.trim();
  const covers = [
    ...Object.values(rulesOf(load)),
    ...Object.values(legRulesOf(load)),
    isSearch ? IS_FOUND : 'true',
  ].join(' and ');
  const order = rankOf(first);
  const rank = isSearch ? 'null::int' : `:offset + row_number() over (order by ${order})`;
  const others = othersOf(CARRIER, covers, assignable);
  return `
  with recursive ${KNOWN_CARRIERS}, ranked as (
    select ${CARRIER}, coalesce(loads, 0) as "laneLoads", minutes as "responseMinutes",
      contract_rate::text as "contractRate", contract_currency as "contractCurrency"
    from known join carriers on carriers.id = known.carrier_id
      left join experience on experience.carrier_id = carriers.id
      left join (${CONTRACT}) contract on contract.carrier_id = carriers.id
      left join lateral (${RESPONSE_MINUTES}) speed on true
    where (${networksOf(':companyId').join(' or ')}) and ${covers}
  ), judged as materialized (
    select ranked.*, ${lackedBy('ranked."carrierId"')} as "lackingDocuments" from ranked
  ), ${others.tables}, covering as (
    select * from judged where ${assignable ? IS_ASSIGNABLE : 'true'} union all ${others.rows}
  ), page as (
    select * from covering order by ${order} limit :rows offset :offset
  ), shown as (
    select page.*, ${rank} as rank, invited.status as "invitationStatus"
    from page left join invitations invited on invited.company_id = :companyId and invited.quote_id = :quoteId
      and invited.carrier_id = "carrierId"
  )
  select coalesce(json_agg(shown order by ${order}), '[]') as matches from shown`;
}
