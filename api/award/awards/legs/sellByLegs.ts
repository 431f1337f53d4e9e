import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { type Cause, recordEvent, transition } from '../../../core/records/status/events.ts';
import { amend } from '../../../core/records/writing/save.ts';
import {
  closeInvitations,
  quoteTransitions,
  rankRates,
} from '../../../quoting/invitations/index.ts';
import { causeOfSale, legsOf, type LockedQuote, Quote } from '../../../quoting/quotes/index.ts';
import { ALREADY_COVERED } from '../carrier.ts';
import { costOfLegs } from './costOfLegs.ts';

type Sale = Pick<Schemas['QuoteLegsAward'], 'saleValue' | 'lossReason'>;

/**
 * Keeps with a quote how many of its legs have a carrier, and its price; with the last of them it is assigned, at the sum of
 * their costs. Refuses with 422 legs that already cost more than the price, without a reason.
 */
export async function sellByLegs(
  { trx, quote: whole }: LockedQuote,
  actor: Actor,
  { saleValue = whole.saleValue ?? undefined, lossReason }: Sale,
  now: Date,
): Promise<void> {
  const legs = await legsOf(trx, whole);
  const assignedLegs = legs.filter(({ status }) => status === 'assigned').length;
  const cost = await costOfLegs(trx, whole);
  const sold = causeOfSale(actor, { saleValue: saleValue ?? null, cost, lossReason });
  const kept = { assignedLegs, saleValue: saleValue ?? null };
  if (assignedLegs === legs.length)
    return assignWhole({ trx, quote: whole }, sold, { ...kept, purchaseCost: cost }, now);
  await amend(Quote, whole, kept, { trx });
  if (sold.reason) await recordEvent(trx, Quote, whole, whole.status, sold);
}

/** Assigns the quote whose last leg has a carrier; who was asked for the whole hears that it is covered. */
async function assignWhole(
  { trx, quote: whole }: LockedQuote,
  sold: Cause,
  sale: Pick<Quote, 'assignedLegs' | 'saleValue' | 'purchaseCost'>,
  now: Date,
): Promise<void> {
  await closeOffers(trx, whole, sold, now);
  const { purchaseCost, saleValue } = sale;
  const cause = {
    ...sold,
    facts: { terms: { purchaseCost, saleValue, currency: whole.currency } },
  };
  const assigned = { ...sale, closedAt: now };
  await transition(trx, quoteTransitions, whole, 'assigned', cause, assigned);
}

async function closeOffers(trx: Transaction, whole: Quote, { userId }: Cause, now: Date) {
  const standings = await rankRates(trx, whole);
  const cause = { userId, reason: ALREADY_COVERED };
  await closeInvitations(trx, whole, { standings, cause, now });
}
