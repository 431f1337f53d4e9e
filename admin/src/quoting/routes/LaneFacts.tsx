import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { AddressField } from '../../freight/places/AddressField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { useMeasure } from '../../freight/units/useUnits.ts';
import { EquipmentName } from './EquipmentName.tsx';
import type { Route } from './route.ts';
import { VolumeField } from './VolumeField.tsx';

/** The cargo, frequency and equipment of a route. */
export function LaneFacts() {
  return (
    <Box sx={{ mt: 2 }}>
      <Facts>
        <Fact source="origin" wide>
          <AddressField source="origin" />
        </Fact>
        <Fact source="destination" wide>
          <AddressField source="destination" />
        </Fact>
        <Fact source="kind">
          <WordField source="kind" of="anden.kind" />
        </Fact>
        <Fact source="movement">
          <WordField source="movement" of="anden.movement" />
        </Fact>
        <Fact source="frequency">
          <VolumeField />
        </Fact>
        <Fact source="equipmentId">
          <EquipmentName />
        </Fact>
        <Fact source="distanceKm" optional>
          <DistanceField />
        </Fact>
      </Facts>
    </Box>
  );
}

function DistanceField() {
  const measure = useMeasure();
  const distance = useRecordContext<Route>()?.distanceKm;
  return distance && measure(distance, 'km');
}
