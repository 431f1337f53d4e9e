import { idOf } from './millionIds.ts';

/** SQL: whether trial quote `n` is asked for by legs; the first one, which has many invitations, is not. */
export const IS_BY_LEGS = `(n > 1 and mod(n, 10) * 10 < cast(:withLegs as int))`;

/** SQL: how trial quote `n` is asked for. */
export const ASKED = `case when ${IS_BY_LEGS} then 'legs' else 'whole' end`;

/** SQL: the legs of trial quotes by `n`, three for each; those of quotes that are not asked for by legs do not exist. */
export const ASKED_LEGS = `generate_series(2, case when cast(:withLegs as int) > 0 then cast(:rows as bigint) else 1 end) as whole,
  generate_series(1, 3) as position, lateral (select 3 * whole + position as n) as leg`;

const COLUMNS = `company_id, id, number, whole_id, leg, leg_position, hand_over, movement, origin, destination, status,
  created_at, updated_at`;

/**
 * SQL: the values of these columns for the legs of rows \`whole\`, over Laredo. The folio begins with that of the whole, and has
 * no more in common with other folios than those have: a search would check them.
 */
const valuesOf = (prefix: string) => `
  whole.company_id, ${idOf(prefix, 'leg.n')}, (100000 + trial) * 100 + 10 * position, whole.id,
  (array['mexican', 'transfer', 'us'])[position], position,
  case when position < 3 then '{"at": "yard", "trailer": "stays", "bridgeId": null}'::jsonb end,
  (array['mexico', 'cross_border', 'us'])[position], ends[position], ends[position + 1], whole.status,
  whole.created_at, whole.updated_at`;

const LEGS = `generate_series(1, 3) as position,
  lateral (select 3 * trial + position as n) as leg,
  lateral (select array[whole.origin, jsonb_build_object('city', 'Nuevo Laredo', 'state', 'MX-TAM', 'country', 'MX'),
    jsonb_build_object('city', 'Laredo', 'state', 'US-TX', 'country', 'US'), whole.destination] as ends) as way`;

/** SQL: the legs of the trial quotes that are asked for by legs, each a quote of its own with the status of its whole. */
export const LEG_QUOTES = `
  insert into quotes (${COLUMNS}, equipment_id, currency, exchange_rate, exchange_rate_date, sent_at, deadline_at, first_rate_at)
  select ${valuesOf('01940001')}, whole.equipment_id, whole.currency, whole.exchange_rate, whole.exchange_rate_date,
    whole.sent_at, whole.deadline_at, whole.first_rate_at
  from generate_series(1, cast(:rows as bigint)) as trial
    join quotes whole on whole.company_id = cast(:company as uuid) and whole.id = ${idOf('01940000', 'trial')}
      and whole.asked = 'legs', ${LEGS}
  on conflict do nothing`;

/** SQL: the legs of the loads that are driven by legs, each with its carrier, an expression over the leg's number `n`. */
export const legLoads = (carrier: string) => `
  insert into shipments (${COLUMNS}, quote_id, carrier_id, delivered_at)
  select ${valuesOf('01970001')}, ${idOf('01940001', 'leg.n')}, ${carrier}, whole.delivered_at
  from generate_series(4, cast(:rows as bigint), 4) as trial
    join shipments whole on whole.company_id = cast(:company as uuid) and whole.id = ${idOf('01970000', 'trial')}
      and whole.by_legs, ${LEGS}
  on conflict do nothing`;
