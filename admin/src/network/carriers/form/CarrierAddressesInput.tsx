import { Box } from '@mui/material';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';
import { AddressInputs } from '../../../freight/places/AddressInputs.tsx';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { WIDE } from '../../../core/pages/FormSection.tsx';

/** The offices and yards of a carrier. */
export function CarrierAddressesInput() {
  return (
    <ArrayInput source="addressList" label={false} sx={WIDE}>
      <SimpleFormIterator
        inline={false}
        disableReordering
        disableClear
        fullWidth
        addButton={<AddButton />}
      >
        <Box sx={GRID}>
          <AddressInputs of="Place" />
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddButton() {
  const { add } = useSimpleFormIterator();
  return (
    <TextButton variant="outlined" label="anden.place.add" onClick={() => add({ country: 'MX' })} />
  );
}

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
