import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { placeText } from '../../../freight/places/placeText.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { StatusField } from '../../../freight/status/StatusChip.tsx';
import { ToAccept } from '../../rateConfirmations/index.ts';
import { Flags } from '../Flags.tsx';
import { DriverLink } from './DriverLink.tsx';
import type { Shipment } from '../shipment.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { ShipmentDocuments } from './ShipmentDocuments.tsx';
import { ShipmentParties } from './ShipmentParties.tsx';
import { Needs } from './needs/Needs.tsx';
import { Watch } from './Watch.tsx';
import { ShipmentSteps } from './ShipmentSteps.tsx';

/** The header of a load: reference, status, next step and parties. */
export function ShipmentHeader() {
  const shipment = useRecordContext<Shipment>();
  if (!shipment) return null;
  return (
    <Section>
      <Stack spacing={2.5}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="h2" variant="h2" sx={{ mr: 1 }}>
            {placeText(shipment.origin)} → {placeText(shipment.destination)}
          </Typography>
          <StatusField of="shipments" />
          <Flags />
        </Stack>
        <ShipmentDocuments shipment={shipment} />
        <ToAccept shipment={shipment} />
        <Watch shipment={shipment} />
        <ShipmentSteps shipment={shipment} />
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
