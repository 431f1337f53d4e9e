import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import type { Shipment } from '../shipments/index.ts';
import { laneParams } from '../../quoting/quotes/index.ts';

/** Notifies a load's carrier of a revision to accept. */
export async function notifyIssued(trx: Transaction, shipment: Shipment): Promise<void> {
  await notify(trx, 'confirmation_issued', await about(trx, shipment));
}

/** Notifies the broker of the carrier that has accepted. */
export async function notifyAccepted(trx: Transaction, shipment: Shipment): Promise<void> {
  const { carrierName } = (await Carrier.query(trx).findById(shipment.carrierId!))!;
  const { params, ...record } = await about(trx, shipment);
  const notice = { ...record, params: { ...params, carrier: carrierName } };
  await notify(trx, 'confirmation_accepted', notice);
}

async function about(trx: Transaction, shipment: Shipment) {
  const params = await laneParams(trx, shipment, 'shipment');
  return { of: shipment, entityId: shipment.id, params };
}
