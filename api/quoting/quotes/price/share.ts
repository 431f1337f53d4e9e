import { Decimal } from 'decimal.js';
import { raw, type Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { transition } from '../../../core/records/status/events.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { mailShared } from '../customer/mail.ts';
import { Quote } from '../Quote.ts';
import type { LockedQuote } from '../service.ts';
import { quoteFlow } from '../transitions.ts';
import { bestRateOf } from './amounts.ts';
import { causeOfSale } from './belowCost.ts';
import { sharedPrice } from './sharedPrice.ts';
import { laneParams } from '../load/laneParams.ts';

/**
 * Shares a price with the customer, who can answer until it expires. A price in the other currency is converted at
 * the quote's own exchange rate for the sale value. A price without an answer can be replaced, and so can a refused
 * one. A price below the lowest rate needs a reason.
 */
export async function share(
  { trx, quote }: LockedQuote,
  actor: Actor,
  { lossReason, ...price }: Schemas['QuoteShare'],
  now: Date,
): Promise<void> {
  const sharedColumns = sharedPrice(quote, price, now);
  const sale = inQuoteCurrency(price.saleValue, sharedColumns.sharedCurrency, quote);
  const cost = await lowestRate(trx, quote);
  const cause = {
    ...causeOfSale(actor, { saleValue: sale, cost, lossReason }),
    facts: { terms: termsOf(sharedColumns) },
  };
  await transition(trx, { model: Quote, table: quoteFlow }, quote, 'answered', cause, {
    saleValue: sale,
    ...sharedColumns,
    ...UNANSWERED,
  });
  await notifyCustomer(trx, quote);
  await mailShared(trx, quote);
}

function termsOf({ sharedValue, sharedCurrency, sharedUntil }: ReturnType<typeof sharedPrice>) {
  return { amount: sharedValue, currency: sharedCurrency, validUntil: sharedUntil };
}

/** The lowest valid rate, in the quote's currency. */
async function lowestRate(trx: Transaction, { id, companyId }: Quote): Promise<string | null> {
  const [row] = await Quote.query(trx)
    .where({ id, companyId })
    .select(raw(`${bestRateOf('valid.company_id = ?::uuid', '?::uuid')} as cost`, [companyId, id]));
  return (row as unknown as { cost: string | null }).cost;
}

async function notifyCustomer(trx: Transaction, quote: Quote) {
  const about = { entityId: quote.id, params: await laneParams(trx, quote) };
  await notify(trx, 'price_shared', { of: quote, ...about });
}

/** The amount in the quote's currency, to the cent. */
function inQuoteCurrency(
  amount: string,
  priceCurrency: Schemas['Currency'],
  { currency, exchangeRate }: Pick<Quote, 'currency' | 'exchangeRate'>,
): string {
  const price = new Decimal(amount);
  if (priceCurrency === currency) return price.toFixed(2);
  return (currency === 'MXN' ? price.times(exchangeRate) : price.div(exchangeRate)).toFixed(2);
}

/** A new price ends what the answer to an earlier one brought about. */
const UNANSWERED = {
  customerAnswer: null,
  customerAnsweredAt: null,
  customerComment: null,
  closedAt: null,
  closeReason: null,
  closeComment: null,
};
