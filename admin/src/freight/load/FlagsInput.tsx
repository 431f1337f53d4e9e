import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { WIDE } from '../../core/pages/FormSection.tsx';
import type { CargoForm } from './cargoForm.ts';

/** The checkboxes of the load: hazmat, stackable, legal weight, drayage, spot. */
export function FlagsInput({ of }: { of: CargoForm }) {
  return (
    <Box sx={FLAGS}>
      {['hazmat', 'stackable', 'legalWeight', 'drayage', 'spot'].map((flag) => (
        <BooleanInput key={flag} {...field(of, flag)} helperText={false} />
      ))}
    </Box>
  );
}

const FLAGS = {
  ...WIDE,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
  mb: 1.5,
};
