import { Box } from '@mui/material';
import { AddressField } from '../freight/places/AddressField.tsx';
import { Fact, Facts } from '../core/fields/Facts.tsx';
import { WordField } from '../core/fields/WordField.tsx';
import { EquipmentName } from './EquipmentName.tsx';
import { VolumeField } from './VolumeField.tsx';

/** What moves on a lane, how often, on what. */
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
        <Fact source="distanceKm" optional />
      </Facts>
    </Box>
  );
}
