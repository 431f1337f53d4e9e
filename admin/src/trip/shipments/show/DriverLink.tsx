import { usePermissions, useTranslate } from 'react-admin';
import type { Permissions } from '../../../core/auth/permissions.ts';
import { Stack, Typography } from '@mui/material';
import { LinkButton } from '../../../freight/links/LinkButton.tsx';
import type { Shipment } from '../shipment.ts';

/** The button with the link by which the driver reports the moves of a load, for its broker and its carrier; a load that is driven by legs has one for each of them. */
export function DriverLink({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const mayLink = usePermissions<Permissions>().permissions?.moves?.includes('link');
  const { id, reference, status, byLegs } = shipment;
  if (!mayLink || byLegs || !MOVING.includes(status)) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary">
        {translate('shipments.driverLink')}
      </Typography>
      <LinkButton
        linkTarget={{ resource: 'shipments', id, below: 'moves/', name: reference, kind: 'moves' }}
      />
    </Stack>
  );
}

/** The statuses in which a driver has something to report. */
const MOVING = ['assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery'];
