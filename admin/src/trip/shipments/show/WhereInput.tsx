import { Box } from '@mui/material';
import { RadioButtonGroupInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../../core/contract/field.ts';
import { AddressInputs } from '../../../freight/places/AddressInputs.tsx';
import { placeText } from '../../../freight/places/placeText.ts';
import { useNumberedStop } from '../../../freight/stops/useStopText.ts';
import type { Shipment } from '../shipment.ts';

/**
 * The input for the place of an incident: one of the stops, or another place. A load with more than two stops asks there of
 * which stop it is.
 */
export function WhereInput({ shipment }: { shipment: Shipment }) {
  const isElsewhere = useWatch({ name: 'where' }) === 'elsewhere';
  const stops = useStopChoices(shipment);
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
        choices={[
          ...(stops?.map(({ id, name }) => ({ id: String(id), name })) ?? ends),
          { id: 'elsewhere', name: 'shipments.incidents.elsewhere' },
        ]}
      />
      {isElsewhere && (
        <Box sx={GRID}>
          <AddressInputs of="Place" prefix="place." />
        </Box>
      )}
      {isElsewhere && stops && (
        <SelectInput
          {...field('ShipmentIncidentInput', 'stopNumber')}
          label="shipments.incidents.stop"
          choices={stops}
          emptyText="shipments.incidents.noStop"
          fullWidth
        />
      )}
    </>
  );
}

/** The stops of a load with more than two, by number; undefined where it has two. */
function useStopChoices({ stops }: Shipment) {
  const stopText = useNumberedStop(stops);
  if (stops.length <= 2) return undefined;
  return stops.map((_, index) => ({ id: index + 1, name: stopText(index + 1) }));
}

const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
