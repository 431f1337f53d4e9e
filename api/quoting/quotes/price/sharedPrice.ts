import { Decimal } from 'decimal.js';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { FUTURE, NOT_POSITIVE } from '../../../core/i18n/messages.ts';
import { todayAt } from '../../../platform/geography/timeZones.ts';
import type { Quote } from '../Quote.ts';

/** The columns of a quote whose price is shared now; refuses with 422 a price of 0 and a last day in the past. */
export function sharedPrice(
  { origin, currency: own }: Pick<Quote, 'origin' | 'currency'>,
  { saleValue, currency = own, validUntil, comment = null }: Schemas['QuoteShare'],
  now: Date,
) {
  if (new Decimal(saleValue).isZero()) throw invalid('saleValue', NOT_POSITIVE);
  if (validUntil < todayAt(origin, now)) throw invalid('validUntil', FUTURE);
  return {
    sharedAt: now,
    sharedValue: saleValue,
    sharedCurrency: currency,
    sharedUntil: validUntil,
    sharedComment: comment,
  };
}
