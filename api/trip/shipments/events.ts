import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { isReadable } from './ofCarrier.ts';
import { Shipment } from './Shipment.ts';
import type { ShipmentStatus } from './transitions.ts';
import { bridgeZone, zoneAt } from './zones.ts';

/**
 * The events of a load, oldest first; its customer does not see the names of the carrier's people, and its carrier
 * nothing of the time when another one had it.
 */
export async function eventsOf(
  { type, employerId }: Actor,
  shipment: Schemas['Shipment'],
): Promise<Schemas['Event'][]> {
  const { id, companyId } = shipment;
  const { rows } = await Shipment.knex().raw(SQL, {
    id,
    companyId,
    hidesCarrier: type === 'shipper',
    isCarrier: type === 'carrier',
    isStaff: type === 'internal',
    employerId,
  });
  return rows.map(({ ofBridge, ...event }: Schemas['Event'] & { ofBridge: string | null }) => ({
    ...event,
    timeZone: zoneAt(
      { status: event.toStatus as ShipmentStatus, stop: event.stop ?? null },
      shipment.stops,
      ofBridge,
    ),
  }));
}

const SQL = `
  select events.id, events.entity, events.reason, events.comment, events.from_status as "fromStatus",
    events.to_status as "toStatus", events.to_stop as stop, events.created_at as "createdAt",
    coalesce(events.happened_at, events.created_at) as "happenedAt", events.place,
    events.latitude::float, events.longitude::float, events.by_call as "byCall",
    case when not :hidesCarrier then events.told_by end as "toldBy",
    events.link_party_id is not null as "byLink",
    case when not (:hidesCarrier and users.carrier_id is not null)
      then users.first_name || ' ' || users.last_name end as "userName",
    (select key_names.name from key_names where key_names.id = events.api_key_id
      and (:isStaff or key_names.employer_id = :employerId)) as "keyName",
    ${bridgeZone('events.company_id', 'events.entity_id')} as "ofBridge"
  from events left join users on users.id = events.user_id
  where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id
    and ${isReadable('events.created_at')}
  order by events.created_at, events.id`;
