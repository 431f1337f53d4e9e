import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { authorize, state } from '../../core/auth/policy.ts';
import { requireComment } from '../../core/records/status/reasons.ts';
import { transition, type Cause } from '../../core/records/status/events.ts';
import { amend } from '../../core/records/writing/save.ts';
import {
  Invitation,
  quoteTransitions,
  reopenLegs,
  reopenRates,
} from '../../quoting/invitations/index.ts';
import type { LockedQuote, Quote } from '../../quoting/quotes/index.ts';
import {
  Shipment,
  shipmentFlow,
  type ShipmentStatus,
  notifyMoved,
  tellOnce,
} from '../../trip/shipments/index.ts';
import { releaseWhole } from './legs/releaseWhole.ts';
import { notifyUnassigned } from './notices.ts';
import { lockShipmentOf } from './shipment.ts';

/**
 * Unassigns the carrier, with a reason, before pick-up (409 after it): its load stays, confirmed and without a carrier,
 * the quote returns to `rated`, and the rates that the award closed are open again, of a whole those to its legs too. Of a leg,
 * its whole is `rated` again as well.
 */
export async function unassign(
  { trx, quote }: LockedQuote,
  actor: Actor,
  { reason, comment = null }: Schemas['QuoteUnassign'],
  now: Date,
): Promise<void> {
  requireComment(reason, comment);
  const cause = { userId: actor.userId, reason };
  const { id: quoteId, companyId } = quote;
  const winner = { companyId, quoteId, status: 'assigned' };
  const unassigned = await Invitation.query(trx).findOne(winner);
  await freeShipment(trx, quote, actor, cause);
  await reopenRates(trx, quote, { ...cause, comment });
  const undone = { closedAt: null, purchaseCost: null };
  await transition(trx, quoteTransitions, quote, 'rated', cause, undone);
  if (quote.wholeId) await releaseWhole(trx, quote, { ...cause, comment });
  else await reopenLegs(trx, quote, { ...cause, comment }, now);
  if (unassigned) await notifyUnassigned(trx, quote, unassigned, reason);
}

/** Takes the load back to `confirmed`, step by step, and its carrier and cost away. */
async function freeShipment(trx: Transaction, quote: Quote, actor: Actor, cause: Cause) {
  const shipment = await lockShipmentOf(trx, quote);
  if (!shipment) return;
  authorize(isBeforePickUp(actor, shipment));
  const { companyId, wholeId } = shipment;
  const takeBack = () => stepBack(trx, shipment, cause);
  if (wholeId) await tellOnce(trx, { id: wholeId, companyId }, takeBack);
  else await takeBack();
  const status = STEPS_BACK[shipment.status]?.at(-1) ?? shipment.status;
  await notifyMoved(trx, { ...shipment, carrierId: null } as Shipment, status);
}

/** Takes a load without its carrier to `confirmed`; the steps between are notified to nobody. */
async function stepBack(trx: Transaction, shipment: Shipment, cause: Cause): Promise<void> {
  const { id, companyId, movement } = shipment;
  const ofShipments = { model: Shipment, table: shipmentFlow(movement) };
  const untold = { ...cause, isUntold: true };
  let { status } = shipment;
  for (const to of STEPS_BACK[status] ?? []) {
    const changes = to === 'confirmed' ? WITHOUT_CARRIER : {};
    await transition(trx, ofShipments, { id, companyId, status }, to, untold, changes);
    status = to;
  }
  if (status === shipment.status) await amend(Shipment, shipment, WITHOUT_CARRIER, { trx });
}

/** The steps from a status of a load with a carrier to `confirmed`. */
const STEPS_BACK: Partial<Record<ShipmentStatus, ShipmentStatus[]>> = {
  assigned: ['confirmed'],
  at_pickup: ['assigned', 'confirmed'],
};

const WITHOUT_CARRIER = { carrierId: null, purchaseCost: null, currentStop: null };

/** Allows unassigning only before pick-up. */
const isBeforePickUp = state<Pick<Shipment, 'status' | 'movement'>>(
  ({ status }) => BEFORE_PICK_UP.includes(status),
  'LOAD_PICKED_UP',
  ({ status, movement }) => ({ status: shipmentFlow(movement)[status] }),
);

const BEFORE_PICK_UP: ShipmentStatus[] = ['potential', 'confirmed', 'assigned', 'at_pickup'];
