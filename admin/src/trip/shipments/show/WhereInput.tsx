import { Box } from '@mui/material';
import { RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AddressInputs } from '../../../freight/places/AddressInputs.tsx';
import { placeText } from '../../../freight/places/placeText.ts';
import type { Shipment } from '../shipment.ts';

/** The input for the place of an incident: one of the stops, or another place. */
export function WhereInput({ shipment }: { shipment: Shipment }) {
  const isElsewhere = useWatch({ name: 'where' }) === 'elsewhere';
  const ends = (['origin', 'destination'] as const).map((id) => ({
    id,
    name: placeText(shipment[id]),
  }));
  return (
    <>
      <RadioButtonGroupInput
        source="where"
        label="shipments.incidents.where"
        row={false}
        choices={[...ends, { id: 'elsewhere', name: 'shipments.incidents.elsewhere' }]}
      />
      {isElsewhere && (
        <Box sx={GRID}>
          <AddressInputs of="Place" prefix="place." />
        </Box>
      )}
    </>
  );
}

const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
