import { FUTURE } from '../../core/i18n/messages.ts';
import { Decimal } from 'decimal.js';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/http/errors.ts';
import { transition } from '../../core/records/events.ts';
import { todayAt } from '../../geography/timeZones.ts';
import { Quote } from '../Quote.ts';
import type { LockedQuote } from '../service.ts';
import { quoteFlow } from '../transitions.ts';

/**
 * Shares a price with the customer, who can answer until it expires. A price in the other currency is converted at
 * the quote's own exchange rate for the sale value. A price without an answer can be replaced.
 */
export async function share(
  { trx, quote }: LockedQuote,
  actor: Actor,
  { saleValue, currency, validUntil, comment = null }: Schemas['QuoteShare'],
  now: Date,
): Promise<void> {
  if (new Decimal(saleValue).isZero()) throw invalid('saleValue', MORE);
  if (validUntil < todayAt(quote.origin, now)) throw invalid('validUntil', FUTURE);
  const given = currency ?? quote.currency;
  await transition(trx, { model: Quote, table: quoteFlow }, quote, 'answered', actor, {
    saleValue: converted(saleValue, given, quote),
    sharedAt: now,
    sharedValue: saleValue,
    sharedCurrency: given,
    sharedUntil: validUntil,
    sharedComment: comment,
    ...UNANSWERED,
  });
}

/** The amount in the quote's currency, to the cent. */
function converted(
  amount: string,
  given: Schemas['Currency'],
  { currency, exchangeRate }: Pick<Quote, 'currency' | 'exchangeRate'>,
): string {
  const price = new Decimal(amount);
  if (given === currency) return price.toFixed(2);
  return (currency === 'MXN' ? price.times(exchangeRate) : price.div(exchangeRate)).toFixed(2);
}

const UNANSWERED = { customerAnswer: null, customerAnsweredAt: null, customerComment: null };
const MORE = { es: 'Debe ser mayor que cero', en: 'Must be more than zero' };
