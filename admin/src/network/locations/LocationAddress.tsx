import { Link, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { AddressLines } from '../../freight/places/AddressField.tsx';
import type { Location } from './location.ts';

/** The address of a location, with a link to a map when its coordinates are known. */
export function LocationAddress() {
  const translate = useTranslate();
  const location = useRecordContext<Location>();
  if (!location) return null;
  const { latitude, longitude } = location;
  return (
    <Stack spacing={1.5}>
      <Typography component="address" variant="body1" sx={{ fontStyle: 'normal' }}>
        <AddressLines place={location} />
      </Typography>
      {latitude && longitude && (
        <Link href={`geo:${latitude},${longitude}`} variant="body2">
          {translate('locations.openMap', { at: `${latitude}, ${longitude}` })}
        </Link>
      )}
    </Stack>
  );
}
