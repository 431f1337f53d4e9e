import { LAST_OF_CARRIER, LAST_ON_LANE } from './lastLoads.ts';

/** SQL: the name of the user in a column of what was saved. */
function nameOf(column: string): string {
  return `(select first_name || ' ' || last_name from users where users.id = saved.${column})`;
}

/** SQL: what is taken or left at a stop, with the names of the catalog. */
const GOODS = `(
  select coalesce(json_agg(json_build_object('comodityId', good->>'comodityId', 'packaging', good->>'packaging',
    'name', kinds.name_es, 'hazmat', kinds.hazmat, 'units', (good->>'units')::integer, 'weight', good->>'weight')
    order by place), '[]')
  from jsonb_array_elements(stop.goods) with ordinality as goods (good, place)
    left join comodities kinds on kinds.id = (good->>'comodityId')::uuid)`;

const STOPS = `(
  select coalesce(json_agg(json_build_object('kind', stop.kind, 'place', stop.place, 'date', stop.date,
    'from', stop.from_time, 'to', stop.to_time, 'goods', ${GOODS}) order by stop.position), '[]')
  from shipment_stops stop where stop.company_id = :companyId and stop.shipment_id = load.id)`;

/** SQL: the load `id` of the company `companyId` as JSON, with all that its forms can be filled from. */
export const LOAD = `
  select json_build_object(
    'id', load.id, 'companyId', load.company_id, 'reference', load.reference, 'status', load.status,
    'movement', load.movement, 'origin', load.origin, 'destination', load.destination,
    'pickupDate', load.pickup_date, 'pickupFrom', load.pickup_from, 'pickupTo', load.pickup_to,
    'deliveryDate', load.delivery_date, 'deliveryFrom', load.delivery_from, 'deliveryTo', load.delivery_to,
    'weight', load.weight::text, 'weightUnit', load.weight_unit, 'units', load.units, 'hazmat', load.hazmat,
    'customerId', load.customer_id, 'customerName', customers.name, 'customerRfc', customers.rfc,
    'carrierId', load.carrier_id, 'comodityEs', comodities.name_es, 'comodityEn', comodities.name_en,
    'distanceKm', quotes.distance_km::text, 'stops', ${STOPS},
    'customer', saved.customer, 'customerSavedAt', saved.customer_saved_at,
    'customerVersion', coalesce(saved.customer_version, 0), 'customerSavedBy', ${nameOf('customer_user_id')},
    'carrierVersion', coalesce(saved.carrier_version, 0),
    'carrierSavedBy', case when saved.carrier_id = load.carrier_id then ${nameOf('carrier_user_id')} end,
    'carrier', case when saved.carrier_id = load.carrier_id then saved.carrier end,
    'carrierSavedAt', case when saved.carrier_id = load.carrier_id then saved.carrier_saved_at end,
    'wholeId', load.whole_id, 'leg', load.leg, 'legPosition', load.leg_position,
    'isLastLeg', load.whole_id is not null and load.hand_over is null, 'customerKept', saved.customer_kept,
    'lastCustomer', ${LAST_ON_LANE}, 'lastCarrier', ${LAST_OF_CARRIER}) as load
  from shipments load
    left join companies customers on customers.id = load.customer_id
    left join comodities on comodities.id = load.comodity_id
    left join quotes on quotes.company_id = load.company_id and quotes.id = load.quote_id
    left join carta_portes saved on saved.company_id = load.company_id and saved.shipment_id = load.id
  where load.company_id = :companyId and load.id = :id`;
