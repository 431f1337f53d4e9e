import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { MoreStops } from '../../../freight/places/LaneField.tsx';
import { placeText } from '../../../freight/places/placeText.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { ToAccept } from '../../rateConfirmations/index.ts';
import { LegOfLoad } from '../legs/LegOfLoad.tsx';
import { LegsOfLoad } from '../legs/LegsOfLoad.tsx';
import { DriverLink } from './DriverLink.tsx';
import type { Shipment } from '../shipment.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { ShipmentDocuments } from './ShipmentDocuments.tsx';
import { ShipmentParties } from './ShipmentParties.tsx';
import { Needs } from './needs/Needs.tsx';
import { UncoveredStops } from './UncoveredStops.tsx';
import { Watch } from './Watch.tsx';
import { ShipmentSteps } from './ShipmentSteps.tsx';

/** The lane of a load, its steps, the next one and the parties. */
export function ShipmentHeader() {
  const shipment = useRecordContext<Shipment>();
  if (!shipment) return null;
  return (
    <Section>
      <Stack spacing={2.5}>
        <Typography component="h2" variant="h2">
          {placeText(shipment.origin)} → {placeText(shipment.destination)}
          <MoreStops count={shipment.stops.length - 2} />
        </Typography>
        <LegOfLoad shipment={shipment} />
        <ShipmentDocuments shipment={shipment} />
        <UncoveredStops shipment={shipment} />
        <ToAccept shipment={shipment} />
        <Watch shipment={shipment} />
        <ShipmentSteps shipment={shipment} />
        <LegsOfLoad shipment={shipment} />
        <MoveButtons shipment={shipment} />
        <Needs shipment={shipment} />
        <Box sx={FOOT}>
          <ShipmentParties />
          <DriverLink shipment={shipment} />
        </Box>
      </Stack>
    </Section>
  );
}

const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  pt: 2,
  '& > :first-of-type': { flex: '1 1 400px' },
  '&:empty': { display: 'none' },
};
