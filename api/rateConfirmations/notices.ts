import type { Transaction } from 'objection';
import { Carrier } from '../carriers/index.ts';
import { laneOf, notify } from '../notifications/index.ts';
import type { Shipment } from '../shipments/index.ts';

/** Notifies a load's carrier of a revision to accept. */
export function notifyIssued(trx: Transaction, shipment: Shipment): Promise<void> {
  const to = { carrierId: shipment.carrierId! };
  return notify(trx, { kind: 'confirmation_issued', to, ...about(shipment) });
}

/** Notifies the broker of the carrier that has accepted. */
export async function notifyAccepted(trx: Transaction, shipment: Shipment): Promise<void> {
  const { carrierName } = (await Carrier.query(trx).findById(shipment.carrierId!))!;
  const { params, ...record } = about(shipment);
  const notice = { ...record, params: { ...params, carrier: carrierName } };
  await notify(trx, {
    kind: 'confirmation_accepted',
    to: { companyId: shipment.companyId },
    ...notice,
  });
}

function about(shipment: Shipment) {
  return { entity: 'shipments', entityId: shipment.id, params: laneOf(shipment) };
}
