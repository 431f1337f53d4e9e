import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { misread } from '../../../core/contract/number.ts';
import { useTypedNumber } from '../../../core/inputs/useTypedNumber.ts';
import { isNumber, type Sale } from './margin.ts';

interface SaleFieldProps {
  name: keyof Sale;
  value: string;
  unit: string;
  isLoss?: boolean;
  onType: (text: string) => void;
}

/** One of the three amounts of a sale. */
export function SaleField({ name, value, unit, isLoss = false, onType }: SaleFieldProps) {
  const translate = useTranslate();
  const { parse, format } = useTypedNumber(2);
  const [isTyping, setTyping] = useState(false);
  const misreading = useMisreading(isTyping ? '' : value);
  const loss = isLoss && name === 'margin' ? translate('quotes.award.loss') : undefined;
  return (
    <TextField
      fullWidth
      size="small"
      label={translate(`resources.quotes.fields.${name}`)}
      value={format(value)}
      error={isLoss || !!misreading}
      helperText={misreading ?? loss}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={({ target }) => onType(parse(target.value.replace('%', '')) ?? '')}
      slotProps={{
        inputLabel: { shrink: true },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
      }}
    />
  );
}

/** The message for a number that cannot be read. */
function useMisreading(value: string): string | undefined {
  const translate = useTranslate();
  if (value === '' || isNumber(value)) return undefined;
  const error = misread(value, 2, 'anden.validation.SignedDecimal');
  return typeof error === 'string' ? translate(error) : translate(error.message, error.args);
}
