import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { amend } from '../../core/records/save.ts';
import { Refusal } from '../../core/http/errors.ts';
import { dateInWords } from '../../core/i18n/dateInWords.ts';
import { recordEvent } from '../../core/records/events.ts';
import { todayAt } from '../../geography/timeZones.ts';
import { Quote } from '../Quote.ts';
import type { LockedQuote } from '../service.ts';

/**
 * Accepts the shared price, by the customer or by its broker on its behalf, until the price expires. The award
 * follows.
 */
export async function accept(
  { trx, quote }: LockedQuote,
  { userId }: Actor,
  { comment = null }: Schemas['QuoteAccept'],
  now: Date,
): Promise<void> {
  const { origin, sharedUntil: day } = quote;
  if (day && day < todayAt(origin, now)) throw expired(day);
  await amend(Quote, quote, customersAnswer('accepted', comment, now), { trx });
  await recordEvent(trx, Quote, quote, quote.status, { userId, reason: 'accepted', comment });
}

function expired(day: string) {
  const words = { es: dateInWords(day, 'es'), en: dateInWords(day, 'en') };
  return new Refusal('PRICE_EXPIRED', { params: { day: words } });
}

/** The columns that a customer's answer sets on the quote. */
export function customersAnswer(
  customerAnswer: Quote['customerAnswer'],
  customerComment: string | null,
  now: Date,
) {
  return { customerAnswer, customerComment, customerAnsweredAt: now };
}
