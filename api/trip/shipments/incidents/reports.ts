import type { Transaction } from 'objection';
import { noteChanged } from '../../../core/announcements/changes.ts';
import { checkAddress } from '../../../platform/geography/address.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { add, amend } from '../../../core/records/writing/save.ts';
import { invalid, Refusal } from '../../../core/errors/errors.ts';
import { MISSING, NOT_YET } from '../../../core/i18n/messages.ts';
import { Incident } from '../../../catalogs/incidents/index.ts';
import { isReadable } from '../ofCarrier.ts';
import { Shipment } from '../Shipment.ts';
import { nextStop } from '../steps.ts';
import type { LockedShipment } from '../service.ts';
import { ShipmentIncident } from './ShipmentIncident.ts';
import { notifyIncident } from '../notices.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';

/** The incidents of a load, newest first; customers do not see the names of the carrier's users. */
export async function reported(
  { type }: Actor,
  { id, companyId }: CompanyKey,
): Promise<Schemas['ShipmentIncident'][]> {
  const hidesCarrier = type === 'shipper';
  const isCarrier = type === 'carrier';
  const { rows } = await Shipment.knex().raw(SQL, { id, companyId, hidesCarrier, isCarrier });
  return rows;
}

/** Adds an incident of a load; throws 422 for an unknown type or stop, a wrong place or a time in the future. */
export async function report(
  { trx, shipment }: LockedShipment,
  { userId }: Actor,
  { occurredAt, ...input }: Input,
  now: Date,
): Promise<void> {
  const kind = await typeOf(trx, input.incidentId);
  checkAddress(input.place, 'place.');
  const at = new Date(occurredAt ?? now);
  if (at > now) throw invalid('occurredAt', NOT_YET);
  const { id: shipmentId, companyId } = shipment;
  const stopNumber = stopOf(shipment, input);
  const where = { companyId, shipmentId, timeZone: zoneOf(input.place), occurredAt: at };
  await add(ShipmentIncident, { ...input, ...where, stopNumber, reportedBy: userId }, trx);
  await noteChanged(trx, Shipment.tableName, [shipmentId]);
  await notifyIncident(trx, shipment, kind, { delays: input.delays, stopNumber });
}

/** The stop that is named, or else the one where the load is or that it goes to; null of a load of two stops. */
function stopOf(shipment: Shipment, { stopNumber }: Input): number | null {
  const { status, currentStop, stops = [] } = shipment;
  const hasMore = stops.length > 2;
  if (stopNumber && !(hasMore && stops[stopNumber - 1])) throw invalid('stopNumber', NO_STOP);
  if (stopNumber !== undefined || !hasMore) return stopNumber ?? null;
  return nextStop({ status, currentStop, stops })?.number ?? null;
}

type Input = Schemas['ShipmentIncidentInput'];

/** Resolves an incident, in any status of the load; resolving it twice changes nothing. */
export async function resolve(
  { trx, shipment }: LockedShipment,
  { userId }: Actor,
  id: string,
  now: Date,
): Promise<void> {
  const { id: shipmentId, companyId } = shipment;
  const report = await ShipmentIncident.query(trx).findOne({ id, companyId, shipmentId });
  if (!report) throw new Refusal('NOT_FOUND');
  if (report.resolvedAt) return;
  await amend(ShipmentIncident, report, { resolvedAt: now, resolvedBy: userId }, { trx });
  await noteChanged(trx, Shipment.tableName, [shipmentId]);
}

async function typeOf(trx: Transaction, id: string): Promise<Incident> {
  const type = await Incident.query(trx).modify('listed').findById(id);
  if (!type) throw invalid('incidentId', MISSING);
  return type;
}

const NO_STOP = {
  es: 'El embarque no tiene esa parada; las paradas se numeran donde hay más de dos',
  en: 'The load has no such stop; stops are numbered where there are more than two',
};

const SQL = `
  select reports.id, reports.incident_id as "incidentId", incidents.name_es as "nameEs",
    incidents.name_en as "nameEn", incidents.severity, reports.stop_number as "stopNumber", reports.place, reports.time_zone as "timeZone",
    reports.occurred_at as "occurredAt", reports.delays, reports.comment,
    case when not (:hidesCarrier and users.carrier_id is not null)
      then users.first_name || ' ' || users.last_name end as "reportedBy",
    reports.resolved_at as "resolvedAt", reports.created_at as "createdAt",
    case when load.id <> :id then load.leg end as leg
  from shipment_incidents as reports
    join incidents on incidents.id = reports.incident_id
    join shipments load on load.company_id = reports.company_id and load.id = reports.shipment_id
    left join users on users.id = reports.reported_by
  where load.company_id = :companyId and (load.id = :id or load.whole_id = :id and load.status <> 'cancelled')
    and ${isReadable('reports.created_at')}
  order by reports.occurred_at desc, reports.id desc`;
