import { Box } from '@mui/material';
import { field } from '../../../core/contract/field.ts';
import { SELDOM } from '../../../core/form/goOn.ts';
import { WIDE } from '../../../core/pages/FormSection.tsx';
import { LoadDayInput } from '../../../freight/load/LoadDayInput.tsx';
import { EndDetails } from '../../../freight/stops/StopDetailsInputs.tsx';
import { StopsBetween } from '../../../freight/stops/StopsBetween.tsx';
import { PlaceInput } from '../../../freight/places/PlaceInput.tsx';
import { useQuickCreate } from '../../../core/inputs/QuickCreate.tsx';
import { TimeInput } from '../../../core/inputs/TimeInput.tsx';
import { LocationQuickCreate } from '../../../network/locations/index.ts';
import { FormCard } from './FormCard.tsx';

interface StopSectionProps {
  source: 'origin' | 'destination';
  day: 'pickup' | 'delivery';
}

/** The inputs of one stop: place, date and appointment window. */
export function StopSection({ source, day }: StopSectionProps) {
  const quickCreate = useQuickCreate('locations', <LocationQuickCreate />);
  return (
    <FormCard title={`anden.lane.${source}`}>
      <Box sx={WIDE}>
        <PlaceInput source={source} quickCreate={quickCreate} />
      </Box>
      <Box sx={WHEN}>
        <LoadDayInput of="QuoteInput" day={day} />
        <TimeInput {...field('QuoteInput', `${day}From`)} {...SELDOM} />
        <TimeInput {...field('QuoteInput', `${day}To`)} {...SELDOM} />
      </Box>
      <EndDetails end={source} />
    </FormCard>
  );
}

/** The stops between the ends, whose missing places can be created too. */
export function SectionsBetween() {
  const quickCreate = useQuickCreate('locations', <LocationQuickCreate />);
  return <StopsBetween quickCreate={quickCreate} />;
}

const WHEN = {
  ...WIDE,
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', xl: '2fr 1fr 1fr' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', xl: 'auto' } },
};
