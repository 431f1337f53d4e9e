import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { choices } from '../../../core/contract/field.ts';

/** Toggle buttons for MXN and USD. */
export function CurrencyInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'currency' });
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      value={field.value}
      onChange={(_, currency: string | null) => currency && field.onChange(currency)}
      aria-label={translate('resources.quotes.fields.currency')}
      sx={{ mb: 1.5 }}
    >
      {choices('RateInput', 'currency', 'anden.currency').map(({ id, name }) => (
        <ToggleButton key={id} value={id} sx={{ minHeight: 44 }}>
          {translate(name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
