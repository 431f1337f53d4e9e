import { InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Sale } from './margin.ts';

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
  return (
    <TextField
      fullWidth
      size="small"
      label={translate(`resources.quotes.fields.${name}`)}
      value={value}
      error={isLoss}
      helperText={isLoss && name === 'margin' ? translate('quotes.award.loss') : undefined}
      onChange={({ target }) => onType(target.value.replace(/[\s,$%]/g, ''))}
      slotProps={{
        inputLabel: { shrink: true },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
      }}
    />
  );
}
