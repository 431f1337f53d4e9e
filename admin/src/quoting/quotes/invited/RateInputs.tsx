import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choices, field } from '../../../core/contract/field.ts';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import { PARTS } from '../../../freight/rates/rateParts.ts';

/** The inputs of the rate of a call: all-in, or its parts where a reply names them, and the currency. */
export function RateInputs() {
  const byParts = useWatch({ name: 'rate.linehaul' }) !== undefined;
  const amounts = byParts ? PARTS : (['allIn'] as const);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 1.5,
        rowGap: 1,
      }}
    >
      {amounts.map((name) => (
        <DecimalInput
          key={name}
          {...field('RateInput', name, 'rate.')}
          label={name === 'allIn' ? 'invitations.rate.allIn' : `anden.part.${name}`}
          helperText="anden.withoutTax"
        />
      ))}
      <SelectInput
        {...field('RateInput', 'currency', 'rate.')}
        label="resources.quotes.fields.currency"
        choices={choices('RateInput', 'currency', 'anden.currency')}
      />
    </Box>
  );
}
