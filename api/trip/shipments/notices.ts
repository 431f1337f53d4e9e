import type { Transaction } from 'objection';
import { notify, type Parties } from '../../platform/notifications/index.ts';
import type { Shipment } from './Shipment.ts';
import type { Incident } from '../../catalogs/incidents/index.ts';
import { isUnassigned, type ShipmentStatus } from './transitions.ts';
import { laneParams } from '../../quoting/quotes/index.ts';

/** Notifies the broker and the customer of a new incident or delay of this kind; the load shows its details. */
export async function notifyIncident(
  trx: Transaction,
  shipment: Shipment,
  { nameEs: es, nameEn: en }: Incident,
  { delays }: { delays?: boolean | undefined },
): Promise<void> {
  const kind = delays ? 'shipment_delayed' : 'incident_reported';
  const params = { ...(await laneParams(trx, shipment, 'shipment')), incident: { es, en } };
  await notify(trx, kind, { of: shipment, entityId: shipment.id, params });
}

/** Notifies the parties of a load of its new status, but not its author; the carrier only while it is assigned. */
export async function notifyMoved(
  trx: Transaction,
  shipment: Shipment,
  status: ShipmentStatus,
  by: { author?: string | null } = {},
): Promise<void> {
  const { id: entityId, companyId, customerId, carrierId } = shipment;
  const lane = await laneParams(trx, shipment, 'shipment');
  const tell = (of: Parties, statusText: string) =>
    notify(trx, 'shipment_moved', { of, entityId, params: { ...lane, status: statusText }, ...by });
  const isFindingCarrier = status === 'confirmed' && !carrierId;
  await tell({ companyId, carrierId: isUnassigned(status) ? null : carrierId }, status);
  await tell({ customerId }, isFindingCarrier ? FINDING_CARRIER : status);
}

/** The status that a customer reads instead of `confirmed` while its load has no carrier. */
export const FINDING_CARRIER = 'finding_carrier';
