import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { AddressField } from '../../freight/places/AddressField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { AllStops } from '../../freight/load/Stops.tsx';
import { hasMore } from '../../freight/stops/stops.ts';
import { useMeasure } from '../../freight/units/useUnits.ts';
import { EquipmentName } from './EquipmentName.tsx';
import type { Route } from './route.ts';
import { VolumeField } from './VolumeField.tsx';

/** The cargo, frequency and equipment of a route. */
export function LaneFacts() {
  return (
    <Box sx={{ mt: 2 }}>
      <Facts>
        <Places />
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

/** Both ends; of a route that has more stops, or more to say of them, all stops in their order. */
function Places() {
  const stops = useRecordContext<Route>()?.stops;
  if (hasMore(stops)) {
    return (
      <Fact source="stops" wide>
        <AllStops stops={stops} hasWindows={false} />
      </Fact>
    );
  }
  return (['origin', 'destination'] as const).map((end) => (
    <Fact key={end} source={end} wide>
      <AddressField source={end} />
    </Fact>
  ));
}

function DistanceField() {
  const measure = useMeasure();
  const distance = useRecordContext<Route>()?.distanceKm;
  return distance && measure(distance, 'km');
}
