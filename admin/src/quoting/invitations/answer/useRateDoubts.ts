import { inCurrency } from '#amounts';
import { additionalStopsOf } from '../../../freight/rates/rateParts.ts';
import { rateDoubts } from '../../../freight/rates/doubts.ts';
import { useDoubtTexts } from '../../../freight/rates/useDoubtTexts.ts';
import type { Invitation } from '../invitation.ts';
import { type RateValues, totalOf } from './rate.ts';

/** Returns a function for the doubts about a rate before the carrier sends it: its difference from the target. */
export function useRateDoubts({ load }: Invitation) {
  const sentences = useDoubtTexts();
  return (values: RateValues): string[] => {
    const { currency = load.currency } = values;
    const target = inCurrency(load.targetRate, load.currency, currency, load.exchangeRate);
    return sentences(rateDoubts(totalOf(values, additionalStopsOf(load)), { target }), currency);
  };
}
