import type { Transaction } from 'objection';
import { notify, type Parties } from '../../platform/notifications/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Words } from '../../shared/words.ts';
import { Shipment } from './Shipment.ts';
import type { Incident } from '../../catalogs/incidents/index.ts';
import { STOPS } from './view.ts';
import { isUnassigned, type ShipmentStatus } from './transitions.ts';
import { laneParams } from '../../quoting/quotes/index.ts';

/** Notifies the broker and the customer of a new incident or delay of this kind, and of the stop that it is of; the load shows its details. */
export async function notifyIncident(
  trx: Transaction,
  shipment: Shipment,
  { nameEs: es, nameEn: en }: Incident,
  { delays, stopNumber }: { delays?: boolean | undefined; stopNumber: number | null },
): Promise<void> {
  const kind = delays ? 'shipment_delayed' : 'incident_reported';
  const lane = await laneParams(trx, shipment, 'shipment');
  const params = { ...lane, incident: { es, en }, ...(await where(trx, shipment, stopNumber)) };
  await notify(trx, kind, { of: shipment, entityId: shipment.id, params });
  if (shipment.wholeId) await notifyOfLeg(trx, shipment, { kind, incident: { es, en } });
}

/** Notifies the customer of the load of which this one is a leg. */
async function notifyOfLeg(
  trx: Transaction,
  { companyId, wholeId }: Shipment,
  { kind, incident }: { kind: 'shipment_delayed' | 'incident_reported'; incident: Words },
): Promise<void> {
  const whole = await Shipment.query(trx).findOne({ companyId, id: wholeId! }).throwIfNotFound();
  const { id: entityId, customerId } = whole;
  const params = { ...(await laneParams(trx, whole, 'shipment')), incident };
  await notify(trx, kind, { of: { customerId }, entityId, params });
}

/** Notifies the parties of a load of its new status, and of the stop where it has more than two, but not its author; the carrier only while it is assigned. */
export async function notifyMoved(
  trx: Transaction,
  shipment: Shipment,
  status: ShipmentStatus,
  { stop, ...by }: { author?: string | null; stop?: number | null } = {},
): Promise<void> {
  const { id: entityId, companyId, customerId, carrierId } = shipment;
  const lane = await laneParams(trx, shipment, 'shipment');
  const stopParams = await where(trx, shipment, stop);
  const tell = (of: Parties, statusText: string) => {
    const params = { ...lane, status: statusText, ...stopParams };
    return notify(trx, 'shipment_moved', { of, entityId, params, ...by });
  };
  await tell({ companyId, carrierId: isUnassigned(status) ? null : carrierId }, status);
  await tell({ customerId }, customersStatus(shipment, status));
}

/** Notifies the customer of a load of its new status; who else follows it has heard of the leg that moved. */
export async function notifyCustomerMoved(
  trx: Transaction,
  shipment: Shipment,
  status: ShipmentStatus,
  { stop }: { stop: number | null },
): Promise<void> {
  const { id: entityId, customerId } = shipment;
  const lane = await laneParams(trx, shipment, 'shipment');
  const params = {
    ...lane,
    status: customersStatus(shipment, status),
    ...(await where(trx, shipment, stop)),
  };
  await notify(trx, 'shipment_moved', { of: { customerId }, entityId, params });
}

function customersStatus({ carrierId }: Shipment, status: ShipmentStatus): string {
  return status === 'confirmed' && !carrierId ? FINDING_CARRIER : status;
}

/** The stop of a notice as its values; none on a load of two stops. */
async function where(trx: Transaction, shipment: Shipment, stop: number | null | undefined) {
  return stop ? { stop: await noticeStop(trx, shipment, stop) } : {};
}

/** A stop of a load as a notice names it. */
export async function noticeStop(
  trx: Transaction,
  { id, companyId }: Pick<Shipment, 'id' | 'companyId'>,
  number: number,
): Promise<Schemas['NoticeStop']> {
  const { rows } = await trx.raw(STOPS, { id, companyId });
  const stops: Schemas['Stop'][] = rows[0].stops;
  return { number, count: stops.length, city: stops[number - 1]!.place!.city };
}

/** The status that a customer reads instead of `confirmed` while its load has no carrier. */
export const FINDING_CARRIER = 'finding_carrier';
