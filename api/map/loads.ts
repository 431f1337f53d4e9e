import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as read from '../core/list/read.ts';
import {
  DELAYED,
  isMoving,
  Shipment,
  shipmentNames,
  shipmentPolicy,
  type ShipmentStatus,
} from '../shipments/index.ts';

const MAX_LOADS = 2_000;
const OPEN = (Object.keys(shipmentNames) as ShipmentStatus[]).filter(
  (status) => isMoving(status) && status !== 'delivered',
);

/** The loads that the actor sees between the award and the delivery, each at its last known place. */
export async function loads(actor: Actor): Promise<Schemas['MapLoad'][]> {
  const visible = read
    .within(Shipment.query(), shipmentPolicy.visible(actor))
    .whereIn('status', OPEN)
    .orderBy('id', 'desc')
    .limit(MAX_LOADS)
    .select('shipments.*', Shipment.raw(`${DELAYED} as delayed`));
  const { rows } = await Shipment.knex().raw(LOADS, [visible.toKnexQuery()]);
  return rows;
}

/**
 * SQL: on the way, a load is where its last incident happened, as long as none is known at its origin; at delivery it is
 * at its destination. The position is the one of the saved location.
 */
const LOADS = `
  select loads.id, loads.reference, loads.status, loads.delayed,
    loads.origin_state as "originState", loads.destination_state as "destinationState",
    json_build_object('city', place->>'city', 'state', place->>'state',
      'latitude', locations.latitude::float, 'longitude', locations.longitude::float) as at
  from (?) as loads
  cross join lateral (select case
    when loads.status = 'at_delivery' then loads.destination
    when loads.status in ('in_transit', 'at_border') then coalesce((
      select shipment_incidents.place from shipment_incidents
      where shipment_incidents.company_id = loads.company_id and shipment_incidents.shipment_id = loads.id
      order by occurred_at desc, shipment_incidents.id desc limit 1), loads.origin)
    else loads.origin end as place) as last
  left join locations on locations.company_id = loads.company_id
    and locations.id = (last.place->>'locationId')::uuid
  order by loads.id desc`;
