import type { Transaction } from 'objection';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { authorize, state } from '../core/auth/policy.ts';
import { transition, type Cause } from '../core/records/events.ts';
import { Invitation, ofInvitations, ofQuotes } from '../invitations/index.ts';
import type { LockedQuote, Quote } from '../quotes/index.ts';
import { Shipment, shipmentFlow, type ShipmentStatus, notifyMoved } from '../shipments/index.ts';

/**
 * Unassigns the carrier, with a reason, before pick-up (409 after it): cancels the shipment, returns the quote to
 * `rated`, and reopens the invitations that the award rejected.
 */
export async function unassign(
  { trx, quote }: LockedQuote,
  actor: Actor,
  { reason, comment = null }: Schemas['QuoteUnassign'],
): Promise<void> {
  const cause = { userId: actor.userId, reason };
  await cancelShipment(trx, quote, actor, cause);
  await reopen(trx, quote, { ...cause, comment });
  const undone = { closedAt: null, purchaseCost: null };
  await transition(trx, ofQuotes, quote, 'rated', cause, undone);
}

/** Locks the shipment first, because the driver may be updating its status at the same time. */
async function cancelShipment(
  trx: Transaction,
  { id: quoteId, companyId }: Quote,
  actor: Actor,
  cause: Cause,
) {
  const shipment = await Shipment.query(trx)
    .where({ companyId, quoteId })
    .whereNot('status', 'cancelled')
    .forUpdate()
    .first();
  if (!shipment) return;
  authorize(isBeforePickUp(actor, shipment));
  const table = shipmentFlow(shipment.movement);
  await transition(trx, { model: Shipment, table }, shipment, 'cancelled', cause);
  await notifyMoved(trx, shipment, 'cancelled');
}

/** Allows unassigning only before pick-up. */
const isBeforePickUp = state<Pick<Shipment, 'status' | 'movement'>>(
  ({ status }) => BEFORE_PICK_UP.includes(status),
  'LOAD_PICKED_UP',
  ({ status, movement }) => ({ status: shipmentFlow(movement)[status] }),
);

const BEFORE_PICK_UP: ShipmentStatus[] = ['potential', 'confirmed', 'assigned', 'at_pickup'];

/**
 * Reopens the winning invitation and those that the award itself rejected. Rates that the broker rejected earlier
 * stay rejected.
 */
async function reopen(trx: Transaction, { id: quoteId, companyId, closedAt }: Quote, cause: Cause) {
  const told = await Invitation.query(trx)
    .where({ companyId, quoteId })
    .where((either) => {
      either
        .where('status', 'assigned')
        .orWhere({ status: 'rejected', closeReason: 'load_already_covered', closedAt });
    })
    .orderBy('id');
  const reopened = { closedAt: null, closeReason: null, rank: null, distancePercent: null };
  for (const invitation of told) {
    await transition(trx, ofInvitations, invitation, 'rated', cause, reopened);
  }
}
