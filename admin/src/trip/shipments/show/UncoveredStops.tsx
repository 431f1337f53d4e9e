import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNumberedStop } from '../../../freight/stops/useStopText.ts';
import type { Shipment } from '../shipment.ts';

/** The stops that a load got after its award and whose state its carrier does not cover; nothing without any. */
export function UncoveredStops({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const stopText = useNumberedStop(shipment.stops);
  const { uncoveredStops, carrierName } = shipment;
  if (!uncoveredStops?.length) return null;
  const blanks = { smart_count: uncoveredStops.length, carrier: carrierName ?? '' };
  return (
    <Alert severity="warning">
      {translate('shipments.uncovered.text', blanks)}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {uncoveredStops.map((number) => (
          <li key={number}>{stopText(number)}</li>
        ))}
      </Box>
    </Alert>
  );
}
