import { useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { Difference } from './Difference.tsx';
import type { Invitation } from '../quote.ts';

/** How far a rate lies from the best one; the best says so. */
export function ToBest({ offer, best }: { offer: Invitation; best: string | null }) {
  const translate = useTranslate();
  if (best !== null && offer.amount === best)
    return <ToneChip tone="good" label={translate('quotes.rates.best')} />;
  return <Difference amount={offer.amount} base={best} than="quotes.thanBest" />;
}
