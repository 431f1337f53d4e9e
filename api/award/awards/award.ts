import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { transition } from '../../core/records/status/events.ts';
import { closeLegs, quoteTransitions } from '../../quoting/invitations/index.ts';
import { issueFirstConfirmation } from '../../trip/rateConfirmations/index.ts';
import { causeOfSale, type LockedQuote } from '../../quoting/quotes/index.ts';
import { admitCarrier, ALREADY_COVERED, assignCarrier, chooseCarrier } from './carrier.ts';
import { assertLoads } from './plan.ts';
import { assignShipment } from './shipment.ts';
import { notifyParties } from './notices.ts';

/**
 * Awards the quote to one carrier: creates the load, or assigns the one that waits for a carrier, and closes every other
 * invitation with its outcome, those to its legs too, in one transaction that locks the quote. Of two concurrent awards the
 * second gets 409.
 */
export async function award(
  lockedQuote: LockedQuote,
  actor: Actor,
  input: Schemas['QuoteAward'],
  now: Date,
): Promise<void> {
  const { trx, quote } = lockedQuote;
  const { winner, standing, rankedRates } = await chooseCarrier(lockedQuote, input);
  const price = { purchaseCost: standing.amount, saleValue: input.saleValue ?? quote.saleValue };
  const sold = causeOfSale(actor, { ...input, ...price, cost: standing.amount });
  const lackingDocuments = await admitCarrier(lockedQuote, winner, input);
  await assertLoads(trx, quote.companyId, quote.id);
  const choice = { winner, standing, rankedRates, lackingDocuments };
  await assignCarrier(lockedQuote, actor, choice, input, now);
  const { userId } = actor;
  await closeLegs(trx, quote, { cause: { userId, reason: ALREADY_COVERED }, now });
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
