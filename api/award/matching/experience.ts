import { wayOf } from '../../quoting/quotes/index.ts';

/*
 * SQL for what a company knows of carriers, from its own records alone: their loads on the lane of a quote, how fast they
 * answer, and the contract of the quote's route. The values are those of `valuesOf`.
 */

/** The loads of each carrier between the two states of the quote, through the same states in the same order; those over a bridge alone apart. */
const LANE_LOADS = `select carrier_id, count(*) as loads from shipments
  where company_id = :companyId and origin_state = :originState and destination_state = :deliveryState
    and status <> 'cancelled' and carrier_id is not null
    and (leg is not distinct from 'transfer') = :isTransfer and ${wayOf('shipment', 'shipments')} = :statesBetween::text[]
  group by carrier_id`;

/** The carrier of the quote's route, if it has a contract. */
export const CONTRACT = `select routes.carrier_id, contract_rate, contract_currency from quotes
  join routes on routes.company_id = quotes.company_id and routes.id = quotes.route_id and routes.status = 'active'
  where quotes.company_id = :companyId and quotes.id = :quoteId and routes.carrier_id is not null`;

/** The median minutes from an invitation to its first rate, of the row of `carriers`. */
export const RESPONSE_MINUTES = `select round(percentile_cont(0.5) within group (order by response_seconds / 60))::int as minutes
  from invitations where company_id = :companyId and carrier_id = carriers.id and response_seconds is not null`;

/**
 * The loads of carriers on the lane, and the carriers that a company's records rank: `experience` and `known` of a recursive
 * `with`. The loads are counted once, because for each carrier anew it takes long on a lane with many, such as that of most legs.
 */
export const KNOWN_CARRIERS = `answering as (
    (${nextAnswering('')})
    union all
    select (${nextAnswering('and carrier_id > answering.carrier_id')}) from answering
    where answering.carrier_id is not null
  ), experience as materialized (
    ${LANE_LOADS}
  ), known as materialized (
    select carrier_id from answering where carrier_id is not null
    union select carrier_id from experience
    union select carrier_id from (${CONTRACT}) contract
  )`;

/** The next carrier that has ever answered, from an index, because reading all invitations of a company takes long. */
function nextAnswering(after: string) {
  return `select carrier_id from invitations
    where company_id = :companyId and response_seconds is not null ${after} order by carrier_id limit 1`;
}
