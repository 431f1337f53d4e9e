import { Link as MuiLink, Stack } from '@mui/material';
import { Link, useTranslate } from 'react-admin';

interface CarrierWorkProps {
  carrierId: string | undefined;
  assignedLoads: number | undefined;
  openInvitations: number | undefined;
}

/** The loads under way and the open requests of a carrier, which lead to them; renders nothing without any. */
export function CarrierWork({
  carrierId,
  assignedLoads = 0,
  openInvitations = 0,
}: CarrierWorkProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ alignItems: 'flex-start', '& a': { py: 0.25 } }}>
      {assignedLoads > 0 && (
        <MuiLink component={Link} to={listOf('shipments', { carrierId, status: UNDER_WAY })}>
          {translate('documents.work.loads', { smart_count: assignedLoads })}
        </MuiLink>
      )}
      {openInvitations > 0 && (
        <MuiLink component={Link} to={listOf('quotes', { carrierId, status: OPEN })}>
          {translate('documents.work.invitations', { smart_count: openInvitations })}
        </MuiLink>
      )}
    </Stack>
  );
}

function listOf(resource: string, filter: object): string {
  const text = encodeURIComponent(JSON.stringify(filter));
  return `/admin/${resource}?filter=${text}&displayedFilters=%7B%7D&page=1`;
}

const UNDER_WAY = ['assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery'];
const OPEN = ['created', 'pending', 'sent', 'rated', 'answered'];
