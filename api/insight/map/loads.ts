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

/** The loads of the actor's list between the award and the delivery, each at its last known place. */
export async function loads(actor: Actor): Promise<Schemas['MapLoad'][]> {
  const visibleLoads = read
    .within(Shipment.query(), shipmentPolicy.listed(actor))
    .whereIn('status', OPEN)
    .orderBy('id', 'desc')
    .limit(MAX_LOADS)
    .select('shipments.*', Shipment.raw(`${DELAYED} as delayed, ${PLACE} as place`));
  const { rows } = await Shipment.knex().raw(LOADS, [visibleLoads.toKnexQuery()]);
  return rows;
}

/** SQL: the place of the stop that a load reached last, where this is none of its ends. */
const between = (
  load: string,
) => `(select stop.place from shipment_stops stop where stop.company_id = ${load}.company_id
  and stop.shipment_id = ${load}.id and stop.position = ${load}.current_stop)`;

/**
 * SQL: on the way, a load is where its last incident happened, as long as none is known at the stop that it left last; at a
 * stop it is there.
 */
const placeOf = (load: string) => `case
  when ${load}.status in ('at_delivery', 'delivered', 'closed') then coalesce(${between(load)}, ${load}.destination)
  when ${load}.status in ('in_transit', 'at_border') then coalesce((
    select last.place from shipment_incidents as last
    where last.company_id = ${load}.company_id and last.shipment_id = ${load}.id
    order by last.occurred_at desc, last.id desc limit 1), ${between(load)}, ${load}.origin)
  else coalesce(${between(load)}, ${load}.origin) end`;

/** SQL: a load by legs is where the last leg is that was begun; before the first, at its origin. */
const PLACE = `case when shipments.by_legs then coalesce((
    select ${placeOf('leg')} from shipments leg
    where leg.company_id = shipments.company_id and leg.whole_id = shipments.id
      and leg.status not in ('potential', 'confirmed', 'assigned', 'cancelled')
    order by leg.leg_position desc limit 1), shipments.origin)
  else ${placeOf('shipments')} end`;

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
