import type { Transaction } from 'objection';
import { type Invitation, notifyCarrier } from '../../quoting/invitations/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { laneParams, type Quote } from '../../quoting/quotes/index.ts';
import { followersOf } from '../../trip/tracking/index.ts';
import { notifyMoved, Shipment } from '../../trip/shipments/index.ts';

/**
 * Notifies the winning carrier, and the customer of the load, who without an account gets the link to follow it. The other carriers are notified when their
 * invitations are closed.
 */
export async function notifyParties(
  trx: Transaction,
  quote: Quote,
  invitation: Invitation,
  { shipmentId, isNew }: { shipmentId: string; isNew: boolean },
  now: Date,
): Promise<void> {
  await notifyCarrier(trx, 'invitation_awarded', invitation, await laneParams(trx, quote));
  const shipment = await Shipment.query(trx).findOne({
    id: shipmentId,
    companyId: quote.companyId,
  });
  if (!isNew) return notifyMoved(trx, shipment!, 'assigned');
  await notifyCustomer(trx, shipment!, now);
}

/** Notifies the customer of its new load; without an account it gets the link to follow it. */
export async function notifyCustomer(
  trx: Transaction,
  shipment: Shipment,
  now: Date,
): Promise<void> {
  const { id: entityId, customerId } = shipment;
  const of = { customerId, addresses: await followersOf(trx, shipment, now) };
  const params = await laneParams(trx, shipment, 'shipment');
  await notify(trx, 'shipment_created', { of, entityId, params });
}

/** Notifies the carrier that the load was taken from it, and why. */
export async function notifyUnassigned(
  trx: Transaction,
  quote: Quote,
  invitation: Invitation,
  reason: string,
): Promise<void> {
  const params = { ...(await laneParams(trx, quote)), reason };
  await notifyCarrier(trx, 'invitation_unassigned', invitation, params);
}
