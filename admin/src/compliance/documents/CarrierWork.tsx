import { Link as MuiLink, Stack } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { stoppedInWords } from './stoppedInWords.ts';

type Work = Pick<
  Schemas['RadarCarrier'],
  'openInvitations' | 'assignedLoads' | 'stoppedInvitations' | 'stoppedLoads'
>;

interface CarrierWorkProps extends Work {
  carrierId: string;
}

/**
 * The loads under way and the open requests of a carrier that its documents stop, which lead to all of them; renders
 * nothing without any.
 */
export function CarrierWork({ carrierId, ...work }: CarrierWorkProps) {
  const { loads, invitations } = stoppedInWords(work, useTranslate());
  return (
    <Stack sx={{ alignItems: 'flex-start', '& a': { py: 0.25 } }}>
      {loads && (
        <MuiLink component={Link} to={listOf('shipments', { carrierId, status: UNDER_WAY })}>
          {loads}
        </MuiLink>
      )}
      {invitations && (
        <MuiLink component={Link} to={listOf('quotes', { carrierId, status: OPEN })}>
          {invitations}
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
