import { useTranslate } from 'react-admin';
import { useRateDoubtsOf } from '../../award/useQuoteDoubts.ts';
import type { Quote } from '../../quote.ts';
import { legsOf } from '../legsOf.ts';
import type { LegToAward } from './LegsToAward.tsx';

/** Returns a function for the doubts about the rates of legs, each compared with its own target and lane, named by its leg. */
export function useLegDoubts(quote: Quote) {
  const translate = useTranslate();
  const doubtsOf = useRateDoubtsOf();
  return async (awards: LegToAward[]): Promise<string[]> => {
    const all = await Promise.all(
      awards.map(async ({ leg: { legId, leg }, offer }) => {
        const own = legsOf(quote).find(({ id }) => id === legId);
        if (!own) return [];
        const { id, currency, targetRate = null } = own;
        const asked = { id, currency, targetRate, exchangeRate: quote.exchangeRate };
        const doubts = await doubtsOf(asked, offer.total, offer.currency);
        return doubts.map((doubt) => `${translate(`quotes.legs.kind.${leg}`)}: ${doubt}`);
      }),
    );
    return all.flat();
  };
}
