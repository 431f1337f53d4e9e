import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { MISSING } from '../../core/i18n/messages.ts';
import { requireComment } from '../../core/records/status/reasons.ts';
import { transition, type Cause } from '../../core/records/status/events.ts';
import {
  agreedRate,
  closeInvitations,
  Invitation,
  invitationTransitions,
  quoteTransitions,
  type RankedRate,
  rankRates,
} from '../../quoting/invitations/index.ts';
import { lockDocuments } from '../../compliance/documents/index.ts';
import { issueFirstConfirmation } from '../../trip/rateConfirmations/index.ts';
import { assertLoads } from './plan.ts';
import { causeOfSale, type LockedQuote, type Quote } from '../../quoting/quotes/index.ts';
import { recordOverride, checkDocuments } from './documents.ts';
import { assignShipment } from './shipment.ts';
import { notifyParties } from './notices.ts';

/**
 * Awards the quote to one carrier: creates the load, or assigns the one that waits for a carrier, and closes every other invitation with its outcome, in one
 * transaction that locks the quote. Of two concurrent awards the second gets 409.
 */
export async function award(
  { trx, quote }: LockedQuote,
  actor: Actor,
  input: Schemas['QuoteAward'],
  now: Date,
): Promise<void> {
  const { reason, comment = null } = input;
  const winner = await findInvitation(trx, quote, input.invitationId);
  const rankedRates = await rankRates(trx, quote, winner.id);
  const standing = rankedRates.find((each) => each.invitationId === winner.id);
  if (!standing) throw new Refusal('RATE_MISSING');
  checkReason(standing, input);
  const price = { purchaseCost: standing.amount, saleValue: input.saleValue ?? quote.saleValue };
  const sold = causeOfSale(actor, { ...input, ...price, cost: standing.amount });
  await lockDocuments(trx, winner.carrierId);
  const carrier = await activeCarrier(trx, winner.carrierId);
  const lackingDocuments = await checkDocuments(trx, carrier, quote, input.overrideReason);
  await assertLoads(trx, quote.companyId, quote.id);
  const rate = await agreedRate(trx, winner);
  const facts = { terms: { amount: rate!.total, currency: rate!.currency } };
  const choice = { userId: actor.userId, reason: reason ?? null, comment, facts };
  await assign(trx, choice, winner, standing, now);
  if (lackingDocuments.length > 0) {
    const override = { lackingDocuments, comment: input.overrideReason! };
    await recordOverride(trx, actor, winner, override);
  }
  const cause = { userId: actor.userId, reason: 'load_already_covered' };
  const reasonOf = (rate: RankedRate) => (isTold(reason) ? reason : whyLost(rate, standing));
  await closeInvitations(trx, quote, { standings: rankedRates, cause, now, reasonOf });
  const terms = { ...price, currency: quote.currency };
  const saleWithTerms = { ...sold, facts: { terms } };
  await transition(trx, quoteTransitions, quote, 'assigned', saleWithTerms, {
    ...price,
    closedAt: now,
  });
  const sale = { ...price, carrierId: winner.carrierId };
  const { shipmentId, isNew } = await assignShipment(trx, actor, quote, sale);
  await issueFirstConfirmation(trx, actor, { id: shipmentId, companyId: quote.companyId }, now);
  await notifyParties(trx, quote, winner, { shipmentId, isNew }, now);
}

/** Refuses with 422 another carrier than the one with the lowest rate without a reason, or with one that is not true. */
function checkReason({ rank }: RankedRate, { reason, comment }: Schemas['QuoteAward']) {
  requireComment(reason, comment);
  if (rank === 1) return;
  if (!reason) throw invalid('reason', CLOSE_REASON);
  if (reason === 'better_rate') throw invalid('reason', NOT_BETTER);
}

const NOT_BETTER = {
  es: 'No es la tarifa más baja: elija otro motivo',
  en: 'It is not the lowest rate: choose another reason',
};
const CLOSE_REASON = {
  es: 'No es la tarifa más baja: elija el motivo',
  en: 'It is not the lowest rate: choose the reason',
};

/** Whether the chosen reason is true for every loser; a better rate is so only for those whose rate was higher. */
function isTold(reason: Schemas['ChoiceReason'] | undefined) {
  return reason !== undefined && reason !== 'better_rate';
}

/** Why a rate lost against the lowest one, for which nobody had to choose a reason; an equal rate was simply not needed. */
function whyLost(
  { rank }: RankedRate,
  winner: RankedRate,
): Schemas['ChoiceReason'] | 'load_already_covered' {
  return rank > winner.rank ? 'better_rate' : 'load_already_covered';
}

async function findInvitation(trx: Transaction, { id: quoteId, companyId }: Quote, id: string) {
  const invitation = await Invitation.query(trx).findOne({ id, companyId, quoteId });
  if (invitation) return invitation;
  throw invalid('invitationId', MISSING);
}

/**
 * Refuses with 409 a carrier that has been suspended since it was invited; locks it, not shared with other awards, because
 * on Citus two that share a lock of the directory end with a deadlock.
 */
async function activeCarrier(trx: Transaction, carrierId: string) {
  const carrier = await Carrier.query(trx).findById(carrierId).forNoKeyUpdate();
  if (carrier?.status === 'active') return carrier;
  throw new Refusal('CARRIER_NOT_ACTIVE', { params: { name: carrier?.carrierName ?? '' } });
}

function assign(
  trx: Transaction,
  choice: Cause,
  winner: Invitation,
  { rank, distancePercent }: RankedRate,
  now: Date,
) {
  const outcome = { closedAt: now, closeReason: choice.reason, rank, distancePercent };
  return transition(trx, invitationTransitions, winner, 'assigned', choice, outcome);
}
