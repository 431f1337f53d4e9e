import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { amend } from '../core/records/save.ts';
import { Refusal } from '../core/http/errors.ts';
import { recordEvent } from '../core/records/events.ts';
import { stuck } from '../core/records/transitions.ts';
import { todayAt } from '../geography/timeZones.ts';
import { quotePolicy } from './policy.ts';
import { Quote } from './Quote.ts';
import { lock } from './service.ts';
import { quoteFlow } from './transitions.ts';

/** The customer, or its broker in its name, takes the shared price until its last day; choosing the carrier follows. */
export function accept(
  actor: Actor,
  id: string,
  { comment = null }: Schemas['QuoteAccept'],
  now: Date,
): Promise<void> {
  return Quote.transaction(async (trx) => {
    const quote = await lock(trx, quotePolicy.visible(actor), id);
    assertUnanswered(quote);
    const { origin, sharedUntil: day } = quote;
    if (day && day < todayAt(origin, now)) throw new Refusal('PRICE_EXPIRED', { params: { day } });
    await amend(Quote, quote, customersAnswer('accepted', comment, now), { trx });
    const cause = { userId: actor.userId, reason: 'accepted', comment };
    await recordEvent(trx, Quote, quote, quote.status, cause);
  });
}

/** Refuses with 409 unless the quote has a shared price that the customer has not answered yet. */
export function assertUnanswered({ status, customerAnswer }: Quote) {
  if (status !== 'answered') throw stuck(quoteFlow, status);
  if (customerAnswer) throw new Refusal('ALREADY_ANSWERED');
}

/** What a customer's answer leaves on the quote. */
export function customersAnswer(
  customerAnswer: Quote['customerAnswer'],
  customerComment: string | null,
  now: Date,
) {
  return { customerAnswer, customerComment, customerAnsweredAt: now };
}
