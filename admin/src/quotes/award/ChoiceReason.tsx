import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { choices } from '../../core/contract/field.ts';

interface ChoiceReasonProps {
  value: string;
  onChange: (reason: string) => void;
}

/** Why another carrier than the one with the lowest rate. */
export function ChoiceReason({ value, onChange }: ChoiceReasonProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      required
      fullWidth
      size="small"
      label={translate('quotes.award.why')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices('QuoteAward', 'reason', 'anden.reasons').map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {translate(name)}
        </MenuItem>
      ))}
    </TextField>
  );
}
