import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { refusedAs } from '../../../core/errors/errors.ts';
import { transition } from '../../../core/records/status/events.ts';
import { quoteTransitions } from '../../../quoting/invitations/index.ts';
import { type LockedQuote, lockLegsOf, Quote } from '../../../quoting/quotes/index.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { issueFirstConfirmation } from '../../../trip/rateConfirmations/index.ts';
import { alignLeg, followLegsOf } from '../../../trip/shipments/index.ts';
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
  const handed: (Handed & LegChoice)[] = [];
  for (const choice of choices)
    handed.push({ ...choice, ...(await hand(trx, actor, choice, load)) });
  for (const one of handed) await confirm({ trx, quote: one.leg }, actor, one, now);
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

/** The load of a leg that its carrier was given. */
type Handed = Awaited<ReturnType<typeof assignShipment>>;

/** Gives the load of a leg to its carrier, as its whole load is by now. */
async function hand(
  trx: Transaction,
  actor: Actor,
  { leg, winner, standing }: LegChoice,
  { id: wholeId, companyId }: CompanyKey,
): Promise<Handed> {
  const { carrierId } = winner;
  const terms = { carrierId, purchaseCost: standing.amount, saleValue: null, wholeId };
  const handed = await assignShipment(trx, actor, leg, terms);
  if (handed.isNew) await alignLeg(trx, { id: handed.shipmentId, companyId });
  return handed;
}

/**
 * Issues the confirmation of a leg and notifies its carrier, of its leg alone; once the other awarded legs have their carriers
 * too, because it names the contacts at the hand-overs.
 */
async function confirm(
  { trx, quote: leg }: LockedQuote,
  actor: Actor,
  { winner, shipmentId, isNew }: Handed & LegChoice,
  now: Date,
): Promise<void> {
  await issueFirstConfirmation(trx, actor, { id: shipmentId, companyId: leg.companyId }, now);
  await notifyParties(trx, leg, winner, { shipmentId, isNew }, now);
}
