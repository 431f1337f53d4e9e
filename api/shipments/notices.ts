import type { Transaction } from 'objection';
import { type Audience, laneOf, notify } from '../notifications/index.ts';
import type { Shipment } from './Shipment.ts';
import { isUnassigned, type ShipmentStatus } from './transitions.ts';

/** Notifies the broker and the customer of a new incident; the load shows its details. */
export async function notifyIncident(trx: Transaction, shipment: Shipment): Promise<void> {
  const { id: entityId, companyId, customerId } = shipment;
  const about = { entity: 'shipments', entityId, params: laneOf(shipment) };
  for (const side of [companyId, customerId])
    if (side) await notify(trx, { kind: 'incident_reported', to: { companyId: side }, ...about });
}

/** Notifies the parties of a load of its new status; the carrier only while it is assigned. */
export async function notifyMoved(
  trx: Transaction,
  shipment: Shipment,
  status: ShipmentStatus,
): Promise<void> {
  const { id: entityId, companyId, customerId, carrierId } = shipment;
  const tell = (to: Audience, shown: string) => {
    const about = { entity: 'shipments', entityId, params: { ...laneOf(shipment), status: shown } };
    return notify(trx, { kind: 'shipment_moved', to, ...about });
  };
  const isFindingCarrier = status === 'confirmed' && !carrierId;
  await tell({ companyId }, status);
  if (customerId) await tell({ companyId: customerId }, isFindingCarrier ? FINDING : status);
  if (carrierId && !isUnassigned(status)) await tell({ carrierId }, status);
}

/** What a customer reads instead of `confirmed` while its load has no carrier. */
const FINDING = 'finding_carrier';
