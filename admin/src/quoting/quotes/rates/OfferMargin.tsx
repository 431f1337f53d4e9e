import { Box } from '@mui/material';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import { saleOf } from '../award/margin.ts';
import type { Invitation, Quote } from '../quote.ts';

/** The margin of the quote's sale over this rate: amount and percent. */
export function OfferMargin({ quote, offer }: { quote: Quote; offer: Invitation }) {
  const money = useMoneyFormat();
  const percent = useNumberFormat({ maximumFractionDigits: 1 });
  if (!quote.saleValue || !offer.amount) return null;
  const { margin, marginPercent } = saleOf(offer.amount, 'saleValue', quote.saleValue);
  const isLoss = margin.startsWith('-');
  return (
    <Box component="span" sx={[MARGIN, isLoss && { color: 'error.main' }]}>
      {money(margin, quote.currency)}
      {marginPercent && ` · ${percent(marginPercent)}%`}
    </Box>
  );
}

const MARGIN = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
