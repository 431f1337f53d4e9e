import { Stack, Typography } from '@mui/material';
import { RecordRepresentation, TextField } from 'react-admin';
import { DateField } from '../../core/fields/DateField.tsx';
import { LaneField } from '../../freight/places/LaneField.tsx';
import { StatusField } from '../../freight/status/StatusChip.tsx';
import { Flags } from './Flags.tsx';

/** A load as a card: reference, status, lane, dates. */
export function ShipmentCard() {
  return (
    <Stack spacing={0.75}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 650, mr: 'auto' }}>
          <RecordRepresentation />
        </Typography>
        <Flags />
        <StatusField of="shipments" />
      </Stack>
      <LaneField />
      <Stack direction="row" spacing={0.75} sx={{ color: 'text.secondary' }}>
        <DateField source="pickupDate" />
        <span aria-hidden>→</span>
        <DateField source="deliveryDate" />
      </Stack>
      <TextField source="customerName" color="text.secondary" />
    </Stack>
  );
}
