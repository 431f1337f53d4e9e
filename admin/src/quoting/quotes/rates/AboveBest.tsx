import { useTranslate } from 'react-admin';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import type { Invitation } from '../quote.ts';
import { Difference } from './Difference.tsx';

/** The difference of a rate from the best one in percent; a mark for the best. */
export function AboveBest({ offer }: { offer: Invitation }) {
  const translate = useTranslate();
  if (offer.place === 1) return <ToneChip tone="good" label={translate('quotes.rates.best')} />;
  return <Difference percent={offer.percentAboveBest} than="quotes.thanBest" />;
}
