import { Link, Typography } from '@mui/material';
import { Link as RouterLink, useCreatePath, useTranslate } from 'react-admin';
import type { Shipment } from '../shipment.ts';

/** Which leg this load is, and for the broker of which load; nothing of a whole load. */
export function LegOfLoad({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { leg, wholeId, wholeReference } = shipment;
  if (!leg) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate(`shipments.byLegs.kind.${leg}`)}
      {wholeId && (
        <>
          {' '}
          {translate('shipments.byLegs.of')}{' '}
          <Link
            component={RouterLink}
            to={createPath({ resource: 'shipments', id: wholeId, type: 'show' })}
            sx={{ display: 'inline-block', minHeight: 24 }}
          >
            {wholeReference}
          </Link>
        </>
      )}
    </Typography>
  );
}
