import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choices, field } from '../../core/contract/field.ts';
import { SELDOM } from '../../core/form/goOn.ts';
import { FutureDateInput } from '../../core/inputs/FutureDateInput.tsx';
import type { useQuickCreate } from '../../core/inputs/QuickCreate.tsx';
import { TimeInput } from '../../core/inputs/TimeInput.tsx';
import { WIDE } from '../../core/pages/FormSection.tsx';
import { PlaceInput } from '../places/PlaceInput.tsx';
import { StopDetailsInputs } from './StopDetailsInputs.tsx';
import { useStops } from './useStops.ts';

/** The dialog that creates a missing location (see useQuickCreate). */
export type QuickCreate = ReturnType<typeof useQuickCreate>;

interface StopInputsProps {
  index: number;
  quickCreate?: QuickCreate | undefined;
}

/** The inputs of a stop between the ends: kind, place, window of a load, contact, reference and goods. */
export function StopInputs({ index, quickCreate }: StopInputsProps) {
  const { of } = useStops();
  const prefix = `stops.${index}.`;
  return (
    <Box sx={GRID}>
      <SelectInput
        {...field(of, 'kind', prefix)}
        label="anden.stop.kind"
        choices={choices(of, 'kind', 'anden.stop')}
      />
      <Box sx={WIDE}>
        <PlaceInput source={`${prefix}place`} {...(quickCreate && { quickCreate })} />
      </Box>
      {of === 'Stop' && <WindowInputs prefix={prefix} />}
      <StopDetailsInputs index={index} />
    </Box>
  );
}

function WindowInputs({ prefix }: { prefix: string }) {
  const kind = useWatch({ name: `${prefix}kind` }) as string;
  const label = (name: string) => `resources.quotes.fields.${kind}${name}`;
  return (
    <Box sx={WHEN}>
      <FutureDateInput {...field('Stop', 'date', prefix)} label={label('Date')} />
      <TimeInput {...field('Stop', 'from', prefix)} {...SELDOM} label={label('From')} />
      <TimeInput {...field('Stop', 'to', prefix)} {...SELDOM} label={label('To')} />
    </Box>
  );
}

const GRID = {
  mb: -1.5,
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const WHEN = {
  ...WIDE,
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', xl: '2fr 1fr 1fr' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', xl: 'auto' } },
};
