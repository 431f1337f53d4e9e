import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { dateInWords } from '../../../core/i18n/dateInWords.ts';
import { recordEvent } from '../../../core/records/status/events.ts';
import { todayAt } from '../../../platform/geography/timeZones.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { mailAnsweredByLink } from '../customer/mailAnsweredByLink.ts';
import { Quote } from '../Quote.ts';
import type { LockedQuote } from '../service.ts';
import { inAll } from '../../../shared/words.ts';
import { laneParams } from '../load/laneParams.ts';

/**
 * Accepts the shared price, by the customer or by its broker on its behalf, until the price expires. The quote can then
 * be awarded.
 */
export async function accept(
  { trx, quote }: LockedQuote,
  { userId }: Actor,
  { comment = null, sharedAt }: Schemas['QuoteAccept'],
  now: Date,
): Promise<void> {
  assertRead(quote, sharedAt);
  const { origin, sharedUntil: day } = quote;
  if (day && day < todayAt(origin, now)) throw priceExpired(day);
  await amend(Quote, quote, customersAnswer('accepted', comment, now), { trx });
  await recordEvent(trx, Quote, quote, quote.status, { userId, reason: 'accepted', comment });
  await notifyOfAnswer(trx, quote, { kind: 'price_accepted' });
}

/** Throws 409 when another price was shared since the one that the caller has read, if it says which. */
export function assertRead(quote: Pick<Quote, 'sharedAt'>, sharedAt: string | undefined): void {
  if (sharedAt && Number(new Date(sharedAt)) !== Number(new Date(quote.sharedAt!)))
    throw new Refusal('PRICE_REPLACED');
}

/** Notifies the quote's company of its customer's answer; whoever registers it is left out. Answers by link are told by mail too. */
export async function notifyOfAnswer(
  trx: Transaction,
  quote: Quote,
  { kind, reason }: { kind: 'price_accepted' | 'price_rejected'; reason?: string },
): Promise<void> {
  const params = { ...(await laneParams(trx, quote)), reason };
  await notify(trx, kind, { of: quote, entityId: quote.id, params });
  await mailAnsweredByLink(trx, quote, kind);
}

function priceExpired(day: string) {
  const words = inAll((locale) => dateInWords(day, locale));
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
