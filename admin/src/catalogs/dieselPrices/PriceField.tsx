import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';

/** A price with its currency and unit: `$25.1000 MXN por litro`. */
export function PriceField() {
  const price = useRecordContext<Schemas['DieselPrice']>();
  const text = usePriceText();
  return (
    <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {price && text(price)}
    </Typography>
  );
}

/** Returns a function that writes a diesel price with its currency and unit. */
export function usePriceText() {
  const translate = useTranslate();
  const number = useNumberFormat(FOUR);
  return ({ price, currency, unit }: Pick<Schemas['DieselPrice'], 'price' | 'currency' | 'unit'>) =>
    `$${number(price)} ${currency} ${translate(`diesel.per.${unit}`)}`;
}

const FOUR = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
