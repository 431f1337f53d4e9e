import { Box } from '@mui/material';
import { BooleanInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choices, field } from '../../../core/contract/field.ts';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import { PARTS } from '../../../freight/rates/rateParts.ts';
import { StopOffInput } from '../../../freight/rates/StopOffInput.tsx';
import { TransitInputs } from '../../../freight/rates/TransitInputs.tsx';
import { isByParts } from './callRate.ts';
import type { CallValues } from './replyFill.ts';

/**
 * The inputs of the rate of a call: all-in, or its parts where a reply names them; where stops can be charged for, it can be
 * itemized by hand.
 */
export function RateInputs({ additionalStops }: { additionalStops: number }) {
  const byParts = isByParts(useWatch() as CallValues);
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
      <StopOffInput additionalStops={additionalStops} isAdded={byParts} prefix="rate." />
      <SelectInput
        {...field('RateInput', 'currency', 'rate.')}
        label="resources.quotes.fields.currency"
        choices={choices('RateInput', 'currency', 'anden.currency')}
      />
      {additionalStops > 0 && (
        <BooleanInput
          source="byParts"
          label="invitations.rate.byParts"
          format={(chosen?: boolean | null) => chosen ?? byParts}
        />
      )}
      <TransitInputs prefix="rate." />
    </Box>
  );
}
