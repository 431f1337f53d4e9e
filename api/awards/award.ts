import type { Transaction } from 'objection';
import { Carrier } from '../carriers/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { invalid, Refusal } from '../core/http/errors.ts';
import { transition, type Cause } from '../core/records/events.ts';
import {
  closeInvitations,
  Invitation,
  ofInvitations,
  ofQuotes,
  type Standing,
  standings,
} from '../invitations/index.ts';
import { issueFirstConfirmation } from '../rateConfirmations/index.ts';
import { assertLoads } from './plan.ts';
import type { LockedQuote, Quote } from '../quotes/index.ts';
import { keepOverride, checkDocuments } from './documents.ts';
import { createShipment } from './shipment.ts';
import { notifyParties } from './notices.ts';

/**
 * Awards the quote to one carrier: creates the shipment and closes every other invitation with its outcome, in one
 * transaction that locks the quote. Of two concurrent awards the second gets 409.
 */
export async function award(
  { trx, quote }: LockedQuote,
  actor: Actor,
  { invitationId, saleValue, reason, comment = null, overrideReason }: Schemas['QuoteAward'],
  now: Date,
): Promise<void> {
  const winner = await chosen(trx, quote, invitationId);
  const ranked = await standings(trx, quote, winner.id);
  const standing = ranked.find((each) => each.invitationId === winner.id);
  if (!standing) throw new Refusal('RATE_MISSING');
  if (standing.rank > 1 && !reason) throw invalid('reason', WHY);
  const carrier = await activeCarrier(trx, winner.carrierId);
  const overridden = await checkDocuments(trx, carrier, quote, overrideReason);
  await assertLoads(trx, quote.companyId, quote.id);
  const choice = { userId: actor.userId, reason: reason ?? null, comment };
  await assign(trx, choice, winner, standing, now);
  if (overridden) await keepOverride(trx, actor, winner, overridden);
  const cause = { userId: actor.userId, reason: 'load_already_covered' };
  await closeInvitations(trx, quote, { standings: ranked, cause, now });
  const price = { purchaseCost: standing.amount, saleValue: saleValue ?? quote.saleValue };
  await transition(trx, ofQuotes, quote, 'assigned', actor, { ...price, closedAt: now });
  const shipmentId = await createShipment(trx, actor, quote, winner.carrierId);
  await issueFirstConfirmation(trx, actor, { id: shipmentId, companyId: quote.companyId }, now);
  await notifyParties(trx, quote, winner, shipmentId);
}

const WHY = {
  es: 'No es la tarifa más baja: elija el motivo',
  en: 'It is not the lowest rate: choose the reason',
};

async function chosen(trx: Transaction, { id: quoteId, companyId }: Quote, id: string) {
  const invitation = await Invitation.query(trx).findOne({ id, companyId, quoteId });
  if (invitation) return invitation;
  throw invalid('invitationId', { es: 'No existe', en: 'It does not exist' });
}

/** Refuses with 409 a carrier that has been suspended since it was invited. */
async function activeCarrier(trx: Transaction, carrierId: string) {
  const carrier = await Carrier.query(trx).findById(carrierId).forShare();
  if (carrier?.status === 'active') return carrier;
  throw new Refusal('CARRIER_NOT_ACTIVE', { params: { name: carrier?.carrierName ?? '' } });
}

function assign(
  trx: Transaction,
  choice: Cause,
  winner: Invitation,
  { rank, distancePercent }: Standing,
  now: Date,
) {
  const outcome = { closedAt: now, closeReason: choice.reason, rank, distancePercent };
  return transition(trx, ofInvitations, winner, 'assigned', choice, outcome);
}
