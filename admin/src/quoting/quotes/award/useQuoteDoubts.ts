import { inCurrency } from '#amounts';
import { isBelowCost, rateDoubts, saleDoubts } from '../../../freight/rates/doubts.ts';
import { useDoubtTexts } from '../../../freight/rates/useDoubtTexts.ts';
import { useMedian } from '../insight/useRead.ts';
import type { Quote } from '../quote.ts';

type Comparable = Pick<Quote, 'id' | 'currency' | 'exchangeRate' | 'targetRate'>;

/**
 * Returns a function for the doubts about a rate of a quote, compared with its target and the past rates of its lane.
 */
export function useRateDoubts(quote: Comparable) {
  const doubtsOf = useRateDoubtsOf();
  return (amount: string | null | undefined, currency = quote.currency) =>
    doubtsOf(quote, amount, currency);
}

/** Returns the same function for any quote. */
export function useRateDoubtsOf() {
  const median = useMedian();
  const sentences = useDoubtTexts();
  return async (
    quote: Comparable,
    amount: string | null | undefined,
    currency: Quote['currency'],
  ) => {
    const rate = inCurrency(amount, currency, quote.currency, quote.exchangeRate) ?? '';
    const memory = await median(`quotes/${quote.id}/lane_memory`);
    return sentences(rateDoubts(rate, { target: quote.targetRate, memory }), quote.currency);
  };
}

/** Returns a function for the doubts about a quote's sale, compared with its cost. */
export function useSaleDoubts(quote: Comparable) {
  const sentences = useDoubtTexts();
  return (amount: string, cost: Cost, currency = quote.currency) =>
    sentences(saleDoubts(saleOf(quote, amount, currency), cost), quote.currency);
}

/** Whether a sale of a quote is below its cost, so that the API needs a reason. */
export function isLoss(
  quote: Comparable,
  amount: string,
  cost: Cost,
  currency = quote.currency,
): boolean {
  return isBelowCost(saleOf(quote, amount, currency), cost);
}

function saleOf(quote: Comparable, amount: string, currency: Quote['currency']): string {
  return inCurrency(amount, currency, quote.currency, quote.exchangeRate) ?? '';
}

type Cost = string | null | undefined;
