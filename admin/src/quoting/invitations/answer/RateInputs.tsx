import { Box, Typography } from '@mui/material';
import { BooleanInput, required, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../../core/contract/field.ts';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import { PARTS } from '../../../freight/rates/rateParts.ts';
import { StopOffInput } from '../../../freight/rates/StopOffInput.tsx';
import { TransitInputs } from '../../../freight/rates/TransitInputs.tsx';
import { CurrencyInput } from './CurrencyInput.tsx';

/** The inputs of a rate: all-in price or its parts, stop-off charge, transit time, comment. */
export function RateInputs({ additionalStops }: { additionalStops: number }) {
  const byParts = useWatch({ name: 'byParts' }) as boolean;
  return (
    <Box sx={{ display: 'grid', pt: 1 }}>
      <CurrencyInput />
      {byParts ? <Parts /> : <AllIn />}
      <StopOffInput additionalStops={additionalStops} isAdded={byParts} />
      <BooleanInput source="byParts" label="invitations.rate.byParts" helperText={false} />
      <TransitInputs />
      <TextInput
        {...field('RateInput', 'comment')}
        label="invitations.rate.comment"
        multiline
        minRows={2}
      />
    </Box>
  );
}

function AllIn() {
  const { source, validate } = field('RateInput', 'allIn');
  return (
    <DecimalInput
      source={source}
      validate={[NEEDED, ...validate]}
      label="invitations.rate.allIn"
      helperText="anden.withoutTax"
      autoFocus
      size="medium"
      slotProps={{ htmlInput: { inputMode: 'decimal', style: HUGE } }}
    />
  );
}

function Parts() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mb: 1.5 }}>
      {PARTS.map((part) => {
        const { source, validate } = field('RateInput', part);
        const isFirst = part === 'linehaul';
        return (
          <DecimalInput
            key={part}
            source={source}
            validate={isFirst ? [NEEDED, ...validate] : validate}
            label={`anden.part.${part}`}
            helperText={false}
            sx={isFirst ? { gridColumn: '1 / -1' } : undefined}
          />
        );
      })}
      <Typography variant="caption" color="text.secondary" sx={{ alignSelf: 'center' }}>
        {translate('anden.withoutTax')}
      </Typography>
    </Box>
  );
}

const NEEDED = required();
const HUGE = { fontSize: '1.75rem', fontWeight: 650, textAlign: 'right' } as const;
