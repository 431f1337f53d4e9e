import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as read from '../../core/list/read.ts';
import {
  DELAYED,
  isMoving,
  Shipment,
  shipmentStatuses,
  shipmentPolicy,
} from '../../trip/shipments/index.ts';

const MAX_LOADS = 2_000;
const OPEN = shipmentStatuses.filter((status) => isMoving(status) && status !== 'delivered');

/** The loads that the actor sees between the award and the delivery, each at its last known place. */
export async function loads(actor: Actor): Promise<Schemas['MapLoad'][]> {
  const visibleLoads = read
    .within(Shipment.query(), shipmentPolicy.visible(actor))
    .whereIn('status', OPEN)
    .orderBy('id', 'desc')
    .limit(MAX_LOADS)
    .select('shipments.*', Shipment.raw(`${DELAYED} as delayed, ${PLACE} as place`));
  const { rows } = await Shipment.knex().raw(LOADS, [visibleLoads.toKnexQuery()]);
  return rows;
}

/** SQL: the place of the stop that a load reached last, where this is none of its ends. */
const BETWEEN = `(select stop.place from shipment_stops stop where stop.company_id = shipments.company_id
  and stop.shipment_id = shipments.id and stop.position = shipments.current_stop)`;

/**
 * SQL: on the way, a load is where its last incident happened, as long as none is known at the stop that it left last; at a
 * stop it is there.
 */
const PLACE = `case
  when shipments.status = 'at_delivery' then coalesce(${BETWEEN}, shipments.destination)
  when shipments.status in ('in_transit', 'at_border') then coalesce((
    select last.place from shipment_incidents as last
    where last.company_id = shipments.company_id and last.shipment_id = shipments.id
    order by last.occurred_at desc, last.id desc limit 1), ${BETWEEN}, shipments.origin)
  else coalesce(${BETWEEN}, shipments.origin) end`;

/** SQL: the position is the one of the saved location. */
const LOADS = `
  select loads.id, loads.reference, loads.status, loads.delayed,
    loads.origin_state as "originState", loads.destination_state as "destinationState",
    json_build_object('city', loads.place->>'city', 'state', loads.place->>'state',
      'latitude', locations.latitude::float, 'longitude', locations.longitude::float) as at
  from (?) as loads
    left join locations on locations.company_id = loads.company_id
      and locations.id = (loads.place->>'locationId')::uuid
  order by loads.id desc`;
