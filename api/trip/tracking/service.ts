import { buffer } from 'node:stream/consumers';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { arrivalOf } from '../arrivals/index.ts';
import type { Storage } from '../../core/files/storage.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { EvidenceFile, evidenceNames, type EvidenceType } from '../evidence/index.ts';
import {
  bridgeZone,
  IS_LASTING_STEP,
  LOAD_STOPS,
  partsWithZones,
  Shipment,
  STAGES,
  type Step,
  zoneAt,
} from '../shipments/index.ts';
import { type Progress, stopsOf } from './stops.ts';
import { withoutMetadata } from './picture/withoutMetadata.ts';

type Tracking = Schemas['Tracking'];

/** The proof documents that a customer may see once they are accepted: none of them shows an amount. */
const SHOWN: EvidenceType[] = ['signed_pod', 'cargo_photos', 'seal_photos'];

/** The load that the actor's link opens, as its customer may see it. */
export async function trackingOf(actor: Actor, now: Date): Promise<Tracking> {
  const { id, companyId } = await loadOf(actor);
  const { rows } = await Shipment.knex().raw(SQL, { id, companyId, shown: SHOWN });
  const { load: row, ofBridge } = rows[0] as {
    load: Omit<Tracking, ComputedField> & { loadStops: Schemas['Stop'][] };
    ofBridge: string | null;
  };
  const { loadStops, ...load } = row;
  const arrival = await arrivalOf({ id, companyId }, actor, now);
  const { expectedAt, lateMinutes, isLate } = arrival;
  const isGone = isOver(load, loadStops);
  const originTimeZone = zoneOf(load.origin);
  const destinationTimeZone = zoneOf(load.destination);
  const zoneIn = ({ status, stop = null }: Partial<Step> & Pick<Step, 'status'>) =>
    zoneAt({ status, stop }, loadStops, ofBridge) ??
    (status === 'assigned' ? originTimeZone : destinationTimeZone);
  return {
    ...load,
    ...partsWithZones(load),
    steps: load.steps.map((step) => ({ ...step, timeZone: zoneIn(step) })),
    stops: stopsOf(load, loadStops, isGone ? undefined : arrival),
    ...(isGone ? NOT_EXPECTED : { expectedAt, lateMinutes, isLate }),
    originTimeZone,
    destinationTimeZone,
  };
}

type ComputedField =
  'originTimeZone' | 'destinationTimeZone' | 'stops' | 'expectedAt' | 'lateMinutes' | 'isLate';

const IS_OVER: Tracking['status'][] = [
  ...(['potential', 'confirmed', 'at_delivery', 'delivered', 'closed', 'cancelled'] as const),
];
/** Whether a load is not on its way to its last stop: at a stop between the ends it is. */
function isOver({ status, currentStop }: Progress, stops: Schemas['Stop'][]): boolean {
  const isBetween = status === 'at_delivery' && stops.length > 2 && currentStop !== stops.length;
  return IS_OVER.includes(status) && !isBetween;
}

const NOT_EXPECTED = { expectedAt: null, lateMinutes: null, isLate: false };

/** A file of that load; its name says only what it is, and a photo has no metadata, so that nothing of the carrier stands in it. */
export async function fileOf(actor: Actor, fileId: string, storage: Storage) {
  const { id, companyId } = await loadOf(actor);
  const { rows } = await Shipment.knex().raw(FILES, { id, companyId, shown: SHOWN });
  const evidence = rows.find((row: { id: string }) => row.id === fileId) as
    { id: string; type: EvidenceType } | undefined;
  const file = evidence && (await EvidenceFile.query().findOne({ id: fileId, companyId }));
  if (!file) throw new Refusal('NOT_FOUND');
  const { fileKey: key, mediaType, size } = file;
  const name = evidenceNames[evidence.type][actor.locale];
  const fileInfo = { mediaType, fileName: `${name}.${ENDINGS[mediaType] ?? 'pdf'}` };
  if (!(mediaType in ENDINGS)) return { key, size, ...fileInfo };
  return { content: withoutMetadata(await buffer(await storage.read(key))), ...fileInfo };
}

/** The photos, whose metadata are left out; other files are sent as they are stored. */
const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** The load of the link, while it is still that customer's; throws 404 afterwards. */
async function loadOf({ link, employerId }: Actor): Promise<Shipment> {
  const load = link && (await Shipment.query().findById(link.subjectId));
  if (!load || (load.customerId ?? load.companyId) !== employerId) throw new Refusal('NOT_FOUND');
  return load;
}

/** SQL: whether a row of `shipments` is the last leg of its load, which delivers to the customer. */
const IS_LAST_LEG = `shipments.status <> 'cancelled' and shipments.leg_position = (
    select max(part.leg_position) from quotes own
      join quotes part on part.company_id = own.company_id and part.whole_id = own.whole_id
    where own.company_id = shipments.company_id and own.id = shipments.quote_id)`;

const FILES = `
  select files.id, evidence.type, files.media_type as "mediaType", owed.stop_number as "stop"
  from evidence
    join shipments on shipments.company_id = evidence.company_id and shipments.id = evidence.shipment_id
      and shipments.carrier_id = evidence.carrier_id
    join evidence_files files on files.company_id = evidence.company_id and files.evidence_id = evidence.id
      and files.round = evidence.round
    left join load_evidence owed on owed.company_id = evidence.company_id
      and owed.shipment_id = evidence.shipment_id and owed.id = evidence.id
  where evidence.company_id = :companyId and (shipments.id = :id or shipments.whole_id = :id and ${IS_LAST_LEG})
    and evidence.status = 'accepted' and evidence.type = any(:shown)
  order by array_position(:shown::text[], evidence.type), owed.stop_number, files.sent_at, files.id`;

/** SQL: the statuses that were reached and not taken back, with their times. */
const STEPS = `(select json_agg(json_build_object('status', reached.status, 'stop', reached.stop, 'at', reached.at) order by reached.at)
  from (select events.to_status as status, events.to_stop as stop, max(coalesce(events.happened_at, events.created_at)) as at from events
    where events.company_id = shipments.company_id and events.entity = 'shipments'
      and events.entity_id = shipments.id and events.to_status not in ('potential', 'confirmed') and ${IS_LASTING_STEP}
    group by events.to_status, events.to_stop) as reached)`;

const DELAYS = `(select json_agg(json_build_object('nameEs', incidents.name_es, 'nameEn', incidents.name_en,
    'occurredAt', reports.occurred_at, 'city', reports.place->>'city', 'stop', reports.stop_number,
    'timeZone', reports.time_zone) order by reports.occurred_at)
  from shipments part join shipment_incidents reports
      on reports.company_id = part.company_id and reports.shipment_id = part.id
    join incidents on incidents.id = reports.incident_id
  where part.company_id = shipments.company_id
    and (part.id = shipments.id or part.whole_id = shipments.id and part.status <> 'cancelled')
    and reports.delays and reports.resolved_at is null)`;

const SQL = `
  select json_build_object('reference', shipments.reference, 'customerReference', shipments.customer_reference,
    'brokerName', companies.name, 'status', shipments.status, 'currentStop', shipments.current_stop, 'loadStops', ${LOAD_STOPS}, 'movement', shipments.movement, 'stages', ${STAGES},
    'isFindingCarrier', shipments.status = 'confirmed' and shipments.carrier_id is null,
    'origin', shipments.origin, 'destination', shipments.destination,
    'pickupDate', shipments.pickup_date, 'pickupFrom', to_char(shipments.pickup_from, 'HH24:MI'),
    'pickupTo', to_char(shipments.pickup_to, 'HH24:MI'), 'deliveryDate', shipments.delivery_date,
    'deliveryFrom', to_char(shipments.delivery_from, 'HH24:MI'),
    'deliveryTo', to_char(shipments.delivery_to, 'HH24:MI'), 'deliveredAt', shipments.delivered_at,
    'steps', coalesce(${STEPS}, '[]'), 'delays', coalesce(${DELAYS}, '[]'),
    'files', coalesce((select json_agg(json_strip_nulls(json_build_object('id', found.id, 'type', found.type,
      'mediaType', found."mediaType", 'stop', found.stop))) from (${FILES}) as found), '[]')) as load,
    ${bridgeZone('shipments.company_id', 'shipments.id')} as "ofBridge"
  from shipments join companies on companies.id = shipments.company_id
  where shipments.company_id = :companyId and shipments.id = :id`;
