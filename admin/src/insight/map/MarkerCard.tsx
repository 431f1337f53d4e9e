import Close from '@mui/icons-material/Close';
import { Card, IconButton, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink, useTranslate } from 'react-admin';
import { stateName } from '../../freight/places/states.ts';
import { StatusChip } from '../../freight/status/StatusChip.tsx';
import type { Marker } from './points.ts';

/** Describes a point of the map, with the link to its page. */
export function MarkerCard({ marker, onClose }: { marker: Marker; onClose: () => void }) {
  const translate = useTranslate();
  const { title, to, place } = about(marker);
  return (
    <Card role="status" sx={PLACE}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Link component={RouterLink} to={to} sx={{ fontWeight: 650 }}>
          {title}
        </Link>
        <IconButton
          size="small"
          onClick={onClose}
          aria-label={translate('map.close')}
          sx={{ ml: 'auto' }}
        >
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      <Typography variant="body2">{place}</Typography>
      {marker.kind === 'location' ? (
        <Typography variant="body2" color="text.secondary">
          {translate(`locations.kind.${marker.location.kind}`)}
        </Typography>
      ) : (
        <LoadFacts load={marker.load} />
      )}
    </Card>
  );
}

function LoadFacts({ load }: { load: Extract<Marker, { kind: 'load' }>['load'] }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip of="shipments" status={load.status} />
      {load.delayed && (
        <Typography variant="body2" color="error">
          {translate('map.delayed')}
        </Typography>
      )}
      {load.at.latitude === null && (
        <Typography variant="body2" color="text.secondary">
          {translate('map.onlyState')}
        </Typography>
      )}
    </Stack>
  );
}

function about(marker: Marker) {
  const { city, state } = marker.kind === 'load' ? marker.load.at : marker.location;
  const place = `${city}, ${stateName(state)}`;
  return marker.kind === 'load'
    ? { title: marker.load.reference, to: `/admin/shipments/${marker.load.id}/view`, place }
    : { title: marker.location.name, to: `/admin/locations/${marker.location.id}/view`, place };
}

const PLACE = {
  position: 'absolute',
  left: 8,
  bottom: 8,
  width: 'min(300px, calc(100% - 16px))',
  p: 1.5,
  boxShadow: 4,
};
