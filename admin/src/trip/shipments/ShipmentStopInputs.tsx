import { Box } from '@mui/material';
import { field } from '../../core/contract/field.ts';
import { WIDE } from '../../core/pages/FormSection.tsx';
import { LoadDayInput } from '../../freight/load/LoadDayInput.tsx';
import { PlaceInput } from '../../freight/places/PlaceInput.tsx';
import { DropPlace, POSITIONS } from '../../freight/stops/DropPlace.tsx';
import { EndDetails } from '../../freight/stops/StopDetailsInputs.tsx';
import { TimeInput } from '../../core/inputs/TimeInput.tsx';

interface ShipmentStopInputsProps {
  source: 'origin' | 'destination';
  day: 'pickup' | 'delivery';
}

/** The inputs of one stop of a load: place, date and appointment window. */
export function ShipmentStopInputs({ source, day }: ShipmentStopInputsProps) {
  return (
    <>
      <Box sx={WIDE}>
        <DropPlace index={POSITIONS[source]}>
          <PlaceInput source={source} />
        </DropPlace>
      </Box>
      <LoadDayInput of="ShipmentInput" day={day} />
      <Box sx={HOURS}>
        <TimeInput {...field('ShipmentInput', `${day}From`)} />
        <TimeInput {...field('ShipmentInput', `${day}To`)} />
      </Box>
      <EndDetails end={source} />
    </>
  );
}

const HOURS = { display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr' };
