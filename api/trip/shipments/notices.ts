import type { Transaction } from 'objection';
import { notify, type Parties } from '../../platform/notifications/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Shipment } from './Shipment.ts';
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
  const isFindingCarrier = status === 'confirmed' && !carrierId;
  await tell({ companyId, carrierId: isUnassigned(status) ? null : carrierId }, status);
  await tell({ customerId }, isFindingCarrier ? FINDING_CARRIER : status);
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
