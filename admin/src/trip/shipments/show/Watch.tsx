import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { placeText } from '../../../freight/places/placeText.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { formatDay, formatHours } from '../../../freight/load/formatDay.ts';
import { isArrived } from '../../../freight/load/isOver.ts';
import type { Shipment } from '../shipment.ts';
import { presentStopOf } from '../stops/presentStop.ts';

/** The summary for the customer: where the load is, when it should arrive, whether it is delayed. */
export function Watch({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const due = useDue(shipment);
  if (useSignedInUser()?.user_type.name !== 'shipper') return null;
  const { status, origin, destination, delayed } = shipment;
  const place = presentStopOf(shipment)?.place;
  const ends = { origin: placeText(place ?? origin), destination: placeText(place ?? destination) };
  const isOnItsWay = !isArrived(status);
  return (
    <Box role="status">
      <Typography variant="h4" component="p">
        {translate(`shipments.watch.${status}`, ends)}
      </Typography>
      {due && isOnItsWay && (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('shipments.watch.due', { due })}
        </Typography>
      )}
      {delayed && isOnItsWay && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {translate('shipments.watch.late')}
        </Alert>
      )}
    </Box>
  );
}

function useDue({ deliveryDate, deliveryFrom, deliveryTo }: Shipment): string {
  const region = useRegion();
  if (!deliveryDate) return '';
  const hours = formatHours(deliveryDate, deliveryFrom, deliveryTo, region);
  return [formatDay(deliveryDate, region), hours].filter(Boolean).join(', ');
}
