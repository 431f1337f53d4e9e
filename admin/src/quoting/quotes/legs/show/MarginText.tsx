import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMoneyFormat } from '../../../../core/format/useMoneyFormat.ts';
import { useNumberFormat } from '../../../../core/format/useNumberFormat.ts';
import { saleOf } from '../../award/margin.ts';
import type { Quote } from '../../quote.ts';

interface MarginTextProps {
  cost: string;
  /** Empty where none is known, and then nothing is said. */
  saleValue: string;
  currency: Quote['currency'];
}

/** The margin that a sale leaves over a cost. */
export function MarginText({ cost, saleValue, currency }: MarginTextProps) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const percent = useNumberFormat({ maximumFractionDigits: 1 });
  if (!saleValue) return null;
  const { margin, marginPercent } = saleOf(cost, 'saleValue', saleValue);
  if (!margin) return null;
  return (
    <Typography variant="body2" color={margin.startsWith('-') ? 'error.main' : 'text.secondary'}>
      {`${translate('quotes.rates.margin')} ${money(margin, currency)} · ${percent(marginPercent)}%`}
    </Typography>
  );
}
