/** SQL: the customer's part of the last load of the same customer on the same way. */
export const LAST_ON_LANE = `(
  select json_build_object('part', before.customer, 'reference', earlier.reference) from carta_portes before
    join shipments earlier on earlier.company_id = before.company_id and earlier.id = before.shipment_id
  where before.company_id = load.company_id and before.shipment_id <> load.id and before.customer is not null
    and earlier.customer_id = load.customer_id
    and earlier.origin->>'city' = load.origin->>'city' and earlier.origin_state = load.origin_state
    and earlier.destination->>'city' = load.destination->>'city'
    and earlier.destination_state = load.destination_state and ${wayOf('earlier')} = ${wayOf('load')}
  order by before.customer_saved_at desc limit 1)`;

/** SQL: the part of the last load that the same carrier had of the same company. */
export const LAST_OF_CARRIER = `(
  select json_build_object('part', before.carrier, 'reference', earlier.reference) from carta_portes before
    join shipments earlier on earlier.company_id = before.company_id and earlier.id = before.shipment_id
  where before.company_id = load.company_id and before.shipment_id <> load.id
    and before.carrier_id = load.carrier_id and before.carrier is not null
  order by before.carrier_saved_at desc limit 1)`;

/** SQL: the places between the ends of a load in driving order, empty where it has two stops. */
function wayOf(load: string): string {
  return `array(select concat_ws(' ', stop.kind, stop.place->>'state', stop.place->>'city') from shipment_stops stop
    where stop.company_id = :companyId and stop.shipment_id = ${load}.id and stop.place is not null
    order by stop.position)`;
}
