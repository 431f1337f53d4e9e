import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { Shipment } from './Shipment.ts';
import type { ShipmentStatus } from './transitions.ts';
import { zoneAt } from './zones.ts';

/** The events of a load, oldest first; its customer does not see the names of the carrier's people. */
export async function eventsOf(
  { type }: Actor,
  shipment: Schemas['Shipment'],
): Promise<Schemas['Event'][]> {
  const { id, companyId } = shipment;
  const { rows } = await Shipment.knex().raw(SQL, {
    id,
    companyId,
    hidesCarrier: type === 'shipper',
  });
  return rows.map((event: Schemas['Event']) => ({
    ...event,
    timeZone: zoneAt(event.toStatus as ShipmentStatus, shipment),
  }));
}

const SQL = `
  select events.id, events.entity, events.reason, events.comment, events.from_status as "fromStatus",
    events.to_status as "toStatus", events.created_at as "createdAt",
    case when not (:hidesCarrier and users.carrier_id is not null)
      then users.first_name || ' ' || users.last_name end as "userName"
  from events left join users on users.id = events.user_id
  where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id
  order by events.created_at, events.id`;
