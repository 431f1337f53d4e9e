import { Typography, type TypographyProps } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { formatMoney } from '../format/formatMoney.ts';
import { useRegion } from '../format/useNumberFormat.ts';

interface MoneyFieldProps extends Pick<TypographyProps, 'variant' | 'color' | 'sx'> {
  source: string;
  label?: string;
  /** The field of the record with the currency. */
  currency?: string;
  /** The currency, where it is always the same. */
  always?: string;
}

/** A decimal amount with its currency, in digits of equal width. Renders nothing without an amount. */
export function MoneyField({
  source,
  currency = 'currency',
  always,
  sx,
  ...rest
}: MoneyFieldProps) {
  const region = useRegion();
  const amount = useFieldValue({ source }) as string | null;
  const unit = useFieldValue({ source: currency }) as string | undefined;
  if (amount == null || amount === '') return null;
  return (
    <Typography
      component="span"
      variant="body2"
      noWrap
      {...rest}
      sx={[{ fontVariantNumeric: 'tabular-nums' }, ...[sx ?? []].flat()]}
    >
      {formatMoney(amount, always ?? unit, region)}
    </Typography>
  );
}
