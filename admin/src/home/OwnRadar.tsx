import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../core/contract/types.ts';

/** The carrier's documents that need a new file, and what they stop; a link leads to where they are uploaded. */
export function OwnRadar({ radar }: { radar: Schemas['RadarCarrier'] }) {
  const translate = useTranslate();
  const { documents, openInvitations, assignedLoads } = radar;
  const stopped = [
    openInvitations > 0 && translate('home.radar.invitations', { smart_count: openInvitations }),
    assignedLoads > 0 && translate('home.radar.loads', { smart_count: assignedLoads }),
  ].filter((text) => text !== false);
  const named = documents.slice(0, SHOWN).map(({ type, status }) => {
    const state = translate(`documents.status.${status}`).toLowerCase();
    return `${translate(`documents.type.${type}`).replace(/ \(.*\)$/, '')} (${state})`;
  });
  return (
    <Box sx={{ py: { xs: 1, sm: 0.5 } }}>
      <MuiLink component={Link} to="/admin/carrier/documents" color="inherit" underline="hover">
        <b>{documents.length}</b>{' '}
        {translate('home.radar.documents', { smart_count: documents.length })}
      </MuiLink>
      <Typography variant="body2" color="text.secondary">
        {named.join(', ')}
        {documents.length > SHOWN && '…'}
        {stopped.length > 0 && ` · ${translate('home.radar.stops', { what: stopped.join(', ') })}`}
      </Typography>
    </Box>
  );
}

const SHOWN = 3;
