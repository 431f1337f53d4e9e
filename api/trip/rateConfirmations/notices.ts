import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import { laneOf, notify } from '../../platform/notifications/index.ts';
import type { Shipment } from '../shipments/index.ts';

/** Notifies a load's carrier of a revision to accept. */
export function notifyIssued(trx: Transaction, shipment: Shipment): Promise<void> {
  return notify(trx, 'confirmation_issued', about(shipment));
}

/** Notifies the broker of the carrier that has accepted. */
export async function notifyAccepted(trx: Transaction, shipment: Shipment): Promise<void> {
  const { carrierName } = (await Carrier.query(trx).findById(shipment.carrierId!))!;
  const { params, ...record } = about(shipment);
  const notice = { ...record, params: { ...params, carrier: carrierName } };
  await notify(trx, 'confirmation_accepted', notice);
}

function about(shipment: Shipment) {
  return { of: shipment, entityId: shipment.id, params: laneOf(shipment) };
}
