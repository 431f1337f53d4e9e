import { Box } from '@mui/material';
import { field } from '../../core/contract/field.ts';
import { WholeNumberInput } from '../../core/inputs/WholeNumberInput.tsx';

/** The inputs of a rate's transit time, in days or in hours; `prefix` is of the rate's place in the form. */
export function TransitInputs({ prefix }: { prefix?: string }) {
  return (
    <Box sx={SIDE_BY_SIDE}>
      {(['transitDays', 'transitHours'] as const).map((name) => (
        <WholeNumberInput
          key={name}
          {...field('RateInput', name, prefix)}
          label={`anden.transit.${name}`}
          helperText={name === 'transitHours' && 'anden.transit.hoursHelp'}
        />
      ))}
    </Box>
  );
}

/** Where both labels fit; otherwise one below the other. */
const SIDE_BY_SIDE = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  columnGap: 1.5,
};
