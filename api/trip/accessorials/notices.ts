import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { notify } from '../../platform/notifications/index.ts';
import type { Shipment } from '../shipments/index.ts';
import { laneParams } from '../../quoting/quotes/index.ts';

interface Amount {
  amount: string;
  currency: Schemas['Currency'];
}

/** Notifies the broker that its carrier asks for an accessorial. */
export async function notifyRequested(
  trx: Transaction,
  shipment: Shipment,
  amount: Amount,
): Promise<void> {
  const { carrierName } = (await Carrier.query(trx).findById(shipment.carrierId!))!;
  const params = {
    ...(await laneParams(trx, shipment, 'shipment')),
    ...amount,
    carrier: carrierName,
  };
  const of = { companyId: shipment.companyId };
  await notify(trx, 'accessorial_requested', { of, entityId: shipment.id, params });
}

/** Notifies the carrier of the decision. */
export async function notifyDecided(
  trx: Transaction,
  shipment: Shipment,
  decided: Amount & { status: 'approved' | 'rejected' },
): Promise<void> {
  const params = { ...(await laneParams(trx, shipment, 'shipment')), ...decided };
  const of = { carrierId: shipment.carrierId };
  await notify(trx, 'accessorial_decided', { of, entityId: shipment.id, params });
}
