import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as read from '../../core/list/read.ts';
import { Quote, quotePolicy } from '../../quoting/quotes/index.ts';
import type { ResultsRequest } from './asked.ts';
import { bounds } from './period.ts';
import {
  ANSWERED,
  asList,
  LANES,
  lists,
  mostFirst,
  PLACED,
  placedBy,
  SOLD,
  STATUSES,
} from './sql.ts';

type Sections = Omit<Schemas['Results'], 'from' | 'to' | 'unit' | 'currency' | 'documents'>;

/** Reads the outcome of the quotes of a period that the actor sees; carriers are counted by what they were asked, so by legs too. */
export function quoteResults({
  actor,
  period,
  currency,
  companyId,
  customerId,
  now,
}: ResultsRequest): Promise<Sections> {
  const within = { ...(companyId && { companyId }), ...(customerId && { customerId }) };
  const quotes = listedQuotes(actor).where(within).whereBetween('createdAt', bounds(period));
  return lists<Sections>(Quote.knex(), STATEMENT, [
    quotes.toKnexQuery(),
    ...placedBy(period),
    ...[currency, currency, currency, now],
  ]);
}

function listedQuotes(actor: Actor) {
  return read
    .within(Quote.query(), quotePolicy.listed(actor))
    .select(
      'id',
      'companyId',
      'customerId',
      'status',
      'closeReason',
      'originState',
      'destinationState',
      'stopStates',
    )
    .select('currency', 'exchangeRate', 'purchaseCost', 'saleValue')
    .select('sentAt', 'startsAt', 'firstRateAt')
    .select(Quote.raw(`created_at as at, status = 'assigned' as awarded`));
}

const inCurrency = (amount: string) => `comparable_amount(${amount}, currency, ?, exchange_rate)`;

const OF_PART = [
  'company_id',
  'id',
  'origin_state',
  'destination_state',
  'stop_states',
  'currency',
  'exchange_rate',
];
const partOf = (row: string) => OF_PART.map((column) => `${row}.${column}`).join(', ');

/** SQL: the quotes of `asked` and the legs that they were asked by: what carriers were invited to. */
const PARTS = `select ${partOf('asked')}, true as is_whole from asked
  union all
  select ${partOf('leg')}, false from asked
    join quotes leg on leg.company_id = asked.company_id and leg.whole_id = asked.id`;

/** SQL: lanes and sales are those of quotes, carriers and their reasons those of parts. */
const STATEMENT = `
  with asked as materialized (?), ${PLACED},
    parts as materialized (${PARTS}),
    invited as materialized (
      select ${partOf('parts')}, is_whole, answers.carrier_id, answers.status, answers.is_valid, answers.amount
      from parts left join quote_answers answers
        on answers.company_id = parts.company_id and answers.quote_id = parts.id),
    priced as (
      select id, origin_state, destination_state, stop_states, case when is_valid then ${inCurrency('amount')} end as amount
      from invited where is_whole),
    sold as (
      select placed.*,
        case when awarded and purchase_cost is not null then ${inCurrency('sale_value')} end as sale,
        case when awarded then ${inCurrency('sale_value - purchase_cost')} end as margin
      from placed)
  select ${STATUSES} as statuses, ${ANSWERED} as answers, ${LANES} as lanes,
    ${asList(`select "from", "to", ${SOLD} from sold where awarded group by 1, 2 order by 1`)} as sales,
    ${asList(`
      select customer_id as "customerId", companies.name as "customerName", count(*)::int as quotes, ${SOLD}
      from sold left join companies on companies.id = customer_id
      group by 1, 2 ${mostFirst('2')}`)} as customers,
    ${asList(`
      select carrier_id as "carrierId", carriers.carrier_name as "carrierName", count(*)::int as asked,
        count(amount)::int as answered, count(*) filter (where invited.status = 'assigned')::int as won
      from invited join carriers on carriers.id = carrier_id
      group by 1, 2 ${mostFirst('2')}`)} as carriers,
    ${asList(`
      select 'declined' as of, close_reason_of as reason, count(*)::int as count
      from (
        select invitations.close_reason as close_reason_of
        from invitations join parts on parts.company_id = invitations.company_id and parts.id = invitations.quote_id
        where invitations.status = 'rejected_by_carrier' and invitations.close_reason is not null) as declined
      group by 2
      union all
      select 'closed', close_reason, count(*)::int from asked
      where status in ('dismissed', 'rejected', 'not_available') and close_reason is not null group by 2
      order by of desc, count desc, reason`)} as reasons`;
