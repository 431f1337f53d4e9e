import type { Transaction } from 'objection';
import type { Invitation } from '../invitations/index.ts';
import { laneOf, notify } from '../notifications/index.ts';
import type { Quote } from '../quotes/index.ts';
import { Shipment } from '../shipments/index.ts';

/**
 * Notifies the winning carrier and the customer of the new load. The other carriers are notified when their
 * invitations are closed.
 */
export async function notifyParties(
  trx: Transaction,
  quote: Quote,
  { id, carrierId }: Invitation,
  shipmentId: string,
): Promise<void> {
  const won = { entity: 'invitations', entityId: id, params: laneOf(quote) };
  await notify(trx, { kind: 'invitation_awarded', to: { carrierId }, ...won });
  if (!quote.customerId) return;
  const params = laneOf(
    (await Shipment.query(trx).findOne({ id: shipmentId, companyId: quote.companyId }))!,
  );
  const made = { entity: 'shipments', entityId: shipmentId, params };
  await notify(trx, { kind: 'shipment_created', to: { companyId: quote.customerId }, ...made });
}
