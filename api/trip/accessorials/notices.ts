import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { laneOf, notify } from '../../platform/notifications/index.ts';
import { noticeStop, type Shipment } from '../shipments/index.ts';

interface Amount {
  amount: string;
  currency: Schemas['Currency'];
}

/** Notifies the broker that its carrier asks for an accessorial. */
export async function notifyRequested(
  trx: Transaction,
  shipment: Shipment,
  { stopNumber, ...amount }: Amount & { stopNumber: number | null },
): Promise<void> {
  const { carrierName } = (await Carrier.query(trx).findById(shipment.carrierId!))!;
  const stop = stopNumber && (await noticeStop(trx, shipment, stopNumber));
  const params = { ...laneOf(shipment), ...amount, carrier: carrierName, ...(stop && { stop }) };
  const of = { companyId: shipment.companyId };
  await notify(trx, 'accessorial_requested', { of, entityId: shipment.id, params });
}

/** Notifies the carrier of the decision. */
export async function notifyDecided(
  trx: Transaction,
  shipment: Shipment,
  decided: Amount & { status: 'approved' | 'rejected' },
): Promise<void> {
  const params = { ...laneOf(shipment), ...decided };
  const of = { carrierId: shipment.carrierId };
  await notify(trx, 'accessorial_decided', { of, entityId: shipment.id, params });
}
