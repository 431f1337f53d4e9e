import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { SELDOM } from '../../core/form/goOn.ts';
import { PhoneInput } from '../../core/inputs/PhoneInput.tsx';
import { WIDE } from '../../core/pages/FormSection.tsx';
import { StopGoodsInput } from './StopGoodsInput.tsx';
import { useStops } from './useStops.ts';

/** The inputs for the contact, the reference and the goods of a stop. */
export function StopDetailsInputs({ index }: { index: number }) {
  const { of } = useStops();
  const prefix = `stops.${index}.`;
  const contact = `${prefix}contact.`;
  return (
    <>
      <TextInput
        {...field('StopContact', 'name', contact)}
        {...SELDOM}
        label="anden.stop.contact"
      />
      <PhoneInput
        {...field('StopContact', 'phone', contact)}
        {...SELDOM}
        label="anden.stop.phone"
        helperText=""
      />
      <TextInput
        {...field(of, 'reference', prefix)}
        {...SELDOM}
        label="anden.stop.reference"
        sx={WIDE}
      />
      <StopGoodsInput index={index} />
    </>
  );
}

/** The same inputs for an end of the load, where something is said by stop. */
export function EndDetails({ end }: { end: 'origin' | 'destination' }) {
  const { stops, hasDetails, revision } = useStops();
  if (!hasDetails || stops.length < 2) return null;
  const index = end === 'origin' ? 0 : stops.length - 1;
  return (
    <Box key={`${revision} ${index}`} sx={GRID} data-stop={index}>
      <StopDetailsInputs index={index} />
    </Box>
  );
}

const GRID = {
  ...WIDE,
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
