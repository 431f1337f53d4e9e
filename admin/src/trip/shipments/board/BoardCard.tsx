import { Card, Stack, Typography } from '@mui/material';
import { DateField } from '../../../core/fields/DateField.tsx';
import { LaneField } from '../../../freight/places/LaneField.tsx';
import { RecordLink } from '../../../core/fields/RecordLink.tsx';
import { StatusField } from '../../../freight/status/StatusChip.tsx';
import { Flags } from '../Flags.tsx';
import type { Shipment } from '../shipment.ts';
import { PresentStop } from '../stops/PresentStop.tsx';
import { useSides } from '../../../freight/useSides.ts';
import { NextStepButton } from './NextStepButton.tsx';

interface BoardCardProps {
  shipment: Shipment;
  /** Shows the status, where no column shows it. */
  hasStatus?: boolean;
}

/** A load on the board: reference, marks, lane, dates, the parties that the user may know, present stop, next step. */
export function BoardCard({ shipment, hasStatus }: BoardCardProps) {
  const { seesCustomer, seesCarrier } = useSides();
  const { customerName, carrierName } = shipment;
  const parties = [seesCustomer ? customerName : null, seesCarrier ? carrierName : null];
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
      <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
          <RecordLink />
          {hasStatus && <StatusField of="shipments" />}
          <Flags />
        </Stack>
        <LaneField />
        <Stack direction="row" spacing={0.75} sx={{ color: 'text.secondary' }}>
          <DateField source="pickupDate" />
          <span aria-hidden>→</span>
          <DateField source="deliveryDate" />
        </Stack>
        {parties
          .filter((name) => name != null)
          .map((name) => (
            <Typography key={name} variant="body2" color="text.secondary" noWrap sx={CLIPPED}>
              {name}
            </Typography>
          ))}
        <PresentStop shipment={shipment} />
        <NextStepButton shipment={shipment} />
      </Stack>
    </Card>
  );
}

const CLIPPED = { maxWidth: '100%' };
