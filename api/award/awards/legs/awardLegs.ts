import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { refusedAs } from '../../../core/errors/errors.ts';
import { transition } from '../../../core/records/status/events.ts';
import { quoteTransitions } from '../../../quoting/invitations/index.ts';
import { type LockedQuote, lockLegsOf, Quote } from '../../../quoting/quotes/index.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { issueFirstConfirmation } from '../../../trip/rateConfirmations/index.ts';
import { followLegsOf } from '../../../trip/shipments/index.ts';
import { assignCarrier } from '../carrier.ts';
import { notifyParties } from '../notices.ts';
import { assertLoads } from '../plan.ts';
import { assignShipment } from '../shipment.ts';
import { admitCarriers, type LegChoice } from './choices.ts';
import { sellByLegs } from './sellByLegs.ts';
import { loadByLegs } from './loadByLegs.ts';

/**
 * Awards open legs of a quote, each to a carrier, all or none, in one transaction that locks the quote before its legs. The first
 * award creates the load; with the last leg the quote is assigned. A refusal names its field of `awards`.
 */
export async function awardLegs(
  { trx, quote: whole }: LockedQuote,
  actor: Actor,
  { awards, ...sale }: Schemas['QuoteLegsAward'],
  now: Date,
): Promise<void> {
  const legs = await lockLegsOf(trx, whole);
  const choices = await admitCarriers(trx, actor, legs, awards);
  await assertLoads(trx, whole.companyId, whole.id);
  for (const choice of choices) await assignLeg({ trx, quote: choice.leg }, actor, choice, now);
  await sellByLegs({ trx, quote: whole }, actor, sale, now);
  const load = await loadByLegs(trx, actor, whole, now);
  const handed = [];
  for (const choice of choices) handed.push(await hand(trx, actor, choice, load));
  for (const each of handed) await confirm(trx, actor, each, now);
  await followLegsOf(trx, { id: load.id, companyId: load.companyId }, { userId: actor.userId });
}

/** Awards one leg with its whole, in the words of the award of a quote; the price is that of the whole. */
export async function awardLeg(
  { trx, quote: leg }: LockedQuote,
  actor: Actor,
  { saleValue, lossReason, ...choice }: Schemas['QuoteAward'],
  now: Date,
): Promise<void> {
  const { companyId, id: legId } = leg;
  const whole = (await Quote.query(trx).findOne({ companyId, id: leg.wholeId! }))!;
  const input = {
    awards: [{ legId, ...choice }],
    ...(saleValue !== undefined && { saleValue }),
    ...(lossReason !== undefined && { lossReason }),
  };
  const asOfQuote = (field: string) => field.replace(/^awards\.0\./, '');
  await refusedAs(asOfQuote, () => awardLegs({ trx, quote: whole }, actor, input, now));
}

/** Gives a leg to its carrier, at its cost in the leg's own currency. */
async function assignLeg(
  locked: LockedQuote,
  actor: Actor,
  choice: LegChoice,
  now: Date,
): Promise<void> {
  const { trx, quote: leg } = locked;
  await assignCarrier(locked, actor, choice, choice.award, now);
  const { amount: purchaseCost } = choice.standing;
  const facts = { terms: { purchaseCost, currency: leg.currency } };
  const cause = { userId: actor.userId, facts };
  await transition(trx, quoteTransitions, leg, 'assigned', cause, { purchaseCost, closedAt: now });
}

/** A leg with the load that its carrier has of it. */
interface HandedLeg extends LegChoice {
  load: CompanyKey;
  isNew: boolean;
}

/** Gives the load of a leg to its carrier. */
async function hand(
  trx: Transaction,
  actor: Actor,
  choice: LegChoice,
  { id: wholeId, companyId }: CompanyKey,
): Promise<HandedLeg> {
  const { carrierId } = choice.winner;
  const terms = { carrierId, purchaseCost: choice.standing.amount, saleValue: null, wholeId };
  const { shipmentId: id, isNew } = await assignShipment(trx, actor, choice.leg, terms);
  return { ...choice, load: { id, companyId }, isNew };
}

/** Confirms a leg to its carrier, who hears of its leg alone; the legs awarded with it have their carriers already. */
async function confirm(
  trx: Transaction,
  actor: Actor,
  { leg, winner, load, isNew }: HandedLeg,
  now: Date,
): Promise<void> {
  await issueFirstConfirmation(trx, actor, load, now);
  await notifyParties(trx, leg, winner, { shipmentId: load.id, isNew }, now);
}
