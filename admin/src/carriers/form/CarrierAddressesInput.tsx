import { Box } from '@mui/material';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { AddressInputs } from '../../core/AddressInputs.tsx';
import { WIDE } from '../../core/FormSection.tsx';

/** A carrier's offices and yards. */
export function CarrierAddressesInput() {
  return (
    <ArrayInput source="addressList" label={false} sx={WIDE}>
      <SimpleFormIterator inline={false} disableReordering fullWidth>
        <Box sx={GRID}>
          <AddressInputs of="Place" />
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
