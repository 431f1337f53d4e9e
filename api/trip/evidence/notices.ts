import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { notify } from '../../platform/notifications/index.ts';
import { laneParams } from '../../quoting/quotes/index.ts';
import { noticeStop, type Shipment } from '../shipments/index.ts';
import type { EvidenceType } from './Evidence.ts';
import { evidenceAddresses } from './link.ts';
import type { LockedEvidence } from './service.ts';

type EvidenceAtStop = { type: EvidenceType; stopNumber: number | null };

/** Notifies the broker that a proof document waits for its review. */
export async function notifyReceived({
  trx,
  shipment,
  ...evidence
}: LockedEvidence): Promise<void> {
  const { carrierName } = (await Carrier.query(trx).findById(shipment.carrierId!))!;
  const params = { ...(await evidenceParams(trx, shipment, evidence)), carrier: carrierName };
  await notify(trx, 'evidence_received', { of: shipment, entityId: shipment.id, params });
}

/** Notifies the carrier of a rejected proof document: its users, and its addresses by a mail with the link to send another. */
export async function notifyRejected(
  { trx, shipment, ...evidence }: LockedEvidence,
  reason: string,
  now: Date,
): Promise<void> {
  const { carrierId, id: entityId } = shipment;
  const of = { carrierId, addresses: await evidenceAddresses(trx, shipment, now) };
  const named = await evidenceParams(trx, shipment, evidence);
  const params = { ...named, person: reason.slice(0, 200) };
  await notify(trx, 'evidence_rejected', { of, entityId, params });
}

/** The values by which a notice names a proof document: its load, its kind, and its stop where each owes one. */
export async function evidenceParams(
  trx: Transaction,
  shipment: Shipment,
  { type, stopNumber }: EvidenceAtStop,
): Promise<Schemas['NotificationParams']> {
  const lane = { ...(await laneParams(trx, shipment, 'shipment')), subject: type };
  return stopNumber ? { ...lane, stop: await noticeStop(trx, shipment, stopNumber) } : lane;
}
