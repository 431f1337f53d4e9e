import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import type { Shipment } from '../shipments/index.ts';
import type { EvidenceType } from './Evidence.ts';
import { evidenceAddresses } from './link.ts';
import { laneParams } from '../../quoting/quotes/index.ts';

/** Notifies the broker that a proof document waits for its review. */
export async function notifyReceived(
  trx: Transaction,
  shipment: Shipment,
  type: EvidenceType,
): Promise<void> {
  const { carrierName } = (await Carrier.query(trx).findById(shipment.carrierId!))!;
  const params = {
    ...(await laneParams(trx, shipment, 'shipment')),
    subject: type,
    carrier: carrierName,
  };
  await notify(trx, 'evidence_received', { of: shipment, entityId: shipment.id, params });
}

/** Notifies the carrier of a rejected proof document: its users, and its addresses by a mail with the link to send another. */
export async function notifyRejected(
  trx: Transaction,
  shipment: Shipment,
  { type, reason, now }: { type: EvidenceType; reason: string; now: Date },
): Promise<void> {
  const { carrierId, id: entityId } = shipment;
  const of = { carrierId, addresses: await evidenceAddresses(trx, shipment, now) };
  const params = {
    ...(await laneParams(trx, shipment, 'shipment')),
    subject: type,
    person: reason.slice(0, 200),
  };
  await notify(trx, 'evidence_rejected', { of, entityId, params });
}
