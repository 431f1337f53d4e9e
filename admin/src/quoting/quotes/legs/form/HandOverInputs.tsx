import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { SelectInput, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { choices, field } from '../../../../core/contract/field.ts';
import { SELDOM } from '../../../../core/form/goOn.ts';
import { FutureDateInput } from '../../../../core/inputs/FutureDateInput.tsx';
import { useQuickCreate } from '../../../../core/inputs/QuickCreate.tsx';
import { TimeInput } from '../../../../core/inputs/TimeInput.tsx';
import { WIDE } from '../../../../core/pages/FormSection.tsx';
import { PlaceInput } from '../../../../freight/places/PlaceInput.tsx';
import { LocationQuickCreate } from '../../../../network/locations/index.ts';
import type { LegKind } from '../legOrder.ts';

/** The inputs for where and when a leg hands over to the next one, and whether its trailer goes on. */
export function HandOverInputs({ at, next }: { at: number; next: LegKind }) {
  const translate = useTranslate();
  const id = useId();
  const source = `legs.${at}.handOver`;
  const prefix = `${source}.`;
  const wrong = useGroupError(source);
  const quickCreate = useQuickCreate('locations', <LocationQuickCreate />);
  const chosen = (name: 'at' | 'trailer') => ({
    ...field('HandOver', name, prefix),
    label: `quotes.legs.handOver.${name}`,
    choices: choices('HandOver', name, `quotes.legs.${name}`),
  });
  return (
    <Box role="group" aria-labelledby={id} aria-invalid={wrong ? true : undefined} sx={GROUP}>
      <Typography id={id} component="h4" variant="subtitle2" sx={WIDE}>
        {translate(`quotes.legs.handTo.${next}`)}
      </Typography>
      {wrong && (
        <Typography variant="caption" color="error" sx={WIDE}>
          {wrong}
        </Typography>
      )}
      <SelectInput {...chosen('at')} />
      <SelectInput {...chosen('trailer')} />
      <Box sx={WIDE}>
        <PlaceInput source={`${prefix}place`} quickCreate={quickCreate} />
      </Box>
      <Box sx={WHEN}>
        <FutureDateInput {...field('HandOver', 'date', prefix)} label="quotes.legs.handOver.date" />
        <TimeInput
          {...field('HandOver', 'from', prefix)}
          {...SELDOM}
          label="quotes.legs.handOver.from"
        />
        <TimeInput
          {...field('HandOver', 'to', prefix)}
          {...SELDOM}
          label="quotes.legs.handOver.to"
        />
      </Box>
    </Box>
  );
}

/** The error of the whole hand-over, which the API tells. */
function useGroupError(source: string): string | undefined {
  const { errors } = useFormState();
  const error = get(errors, source) as { message?: unknown } | undefined;
  return typeof error?.message === 'string' ? error.message : undefined;
}

const GROUP = {
  ...WIDE,
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const WHEN = {
  ...WIDE,
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', xl: '2fr 1fr 1fr' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', xl: 'auto' } },
};
