import type { Transaction } from 'objection';
import { laneOf, notify } from '../notifications/index.ts';
import type { Shipment } from '../shipments/index.ts';

/** Tells a load's carrier that there is something to read and accept. */
export function tellIssued(trx: Transaction, shipment: Shipment): Promise<void> {
  const to = { carrierId: shipment.carrierId! };
  return notify(trx, { kind: 'confirmation_issued', to, ...about(shipment) });
}

/** Tells the broker that the carrier has agreed. */
export function tellAccepted(trx: Transaction, shipment: Shipment): Promise<void> {
  const to = { companyId: shipment.companyId };
  return notify(trx, { kind: 'confirmation_accepted', to, ...about(shipment) });
}

function about(shipment: Shipment) {
  return { entity: 'shipments', entityId: shipment.id, params: laneOf(shipment) };
}
