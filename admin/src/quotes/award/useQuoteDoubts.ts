import { inCurrency, rateDoubts, saleDoubts } from '../../freight/rates/doubts.ts';
import { useDoubtTexts } from '../../freight/rates/useDoubtTexts.ts';
import { useMedian } from '../insight/useRead.ts';
import type { Quote } from '../quote.ts';

type Comparable = Pick<Quote, 'id' | 'currency' | 'exchangeRate' | 'targetRate'>;

/** Says what is doubtful about a rate for a quote, against its target and what is usual on its lane. */
export function useRateDoubts(quote: Comparable) {
  const median = useMedian();
  const sentences = useDoubtTexts();
  return async (amount: string | null | undefined, currency = quote.currency) => {
    const rate = inCurrency(amount, currency, quote.currency, quote.exchangeRate) ?? '';
    const memory = await median(`quotes/${quote.id}/lane_memory`);
    return sentences(rateDoubts(rate, { target: quote.targetRate, memory }), quote.currency);
  };
}

/** Says what is doubtful about a sale of a quote over its cost. */
export function useSaleDoubts(quote: Comparable) {
  const sentences = useDoubtTexts();
  return (amount: string, cost: string | null | undefined, currency = quote.currency) => {
    const sale = inCurrency(amount, currency, quote.currency, quote.exchangeRate) ?? '';
    return sentences(saleDoubts(sale, cost), quote.currency);
  };
}
