import { pick } from './million.ts';
import { idOf } from './millionIds.ts';

const CITY = pick('cities', 30);
const REFERENCE = `'Pedido ' || n`;

/** SQL: what a search finds of the stops of trial quote `n`. */
export const STOPS_TEXT = `${CITY} || ' ' || ${REFERENCE}`;

const STATE = pick('mexico', 31);

/** SQL: the states of the stops between the ends of trial quote `n`. */
export const STOP_STATES = `array[${STATE}]`;

/** SQL: a pickup and two deliveries for each trial quote that has a text of stops. */
export const QUOTE_STOPS = `
  insert into quote_stops (company_id, quote_id, position, kind, place, date, reference, goods)
  select company_id, quotes.id, position, case position when 1 then 'pickup' else 'delivery' end,
    case position when 2 then jsonb_build_object('city', ${CITY}, 'state', ${STATE},
      'country', 'MX') end,
    case position when 2 then created_at::date end, case position when 2 then ${REFERENCE} end,
    jsonb_build_array(jsonb_build_object('units', (array[10, 4, 6])[position]))
  from generate_series(1, cast(:rows as bigint)) as n
    join quotes on quotes.company_id = cast(:company as uuid) and quotes.id = ${idOf('01940000', 'n')},
    generate_series(1, 3) as position
  where stops_text is not null
  on conflict do nothing`;

/** SQL: the same stops for the loads of these quotes. */
export const SHIPMENT_STOPS = `
  insert into shipment_stops (company_id, shipment_id, position, kind, place, date, reference, goods)
  select stop.company_id, shipments.id, position, stop.kind, place, date, stop.reference, stop.goods
  from generate_series(4, cast(:rows as bigint), 4) as n
    join shipments on shipments.company_id = cast(:company as uuid) and shipments.id = ${idOf('01970000', 'n')}
    join quote_stops stop on stop.company_id = shipments.company_id and stop.quote_id = shipments.quote_id
  on conflict do nothing`;
