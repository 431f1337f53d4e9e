import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { stateName } from '../places/states.ts';
import { When } from './When.tsx';

type Place = Schemas['Place'];

interface StopsProps {
  load: Pick<
    Schemas['LoadFields'],
    | 'origin'
    | 'destination'
    | 'pickupDate'
    | 'pickupFrom'
    | 'pickupTo'
    | 'deliveryDate'
    | 'deliveryFrom'
    | 'deliveryTo'
  > & { originTimeZone?: string; destinationTimeZone?: string };
}

/** Pickup above delivery, joined by a line, each with its place and appointment. */
export function Stops({ load }: StopsProps) {
  return (
    <Box component="ol" sx={LINE}>
      <Stop name="pickup" place={load.origin}>
        <When
          date={load.pickupDate}
          from={load.pickupFrom}
          to={load.pickupTo}
          timeZone={load.originTimeZone ?? load.origin?.timeZone}
        />
      </Stop>
      <Stop name="delivery" place={load.destination}>
        <When
          date={load.deliveryDate}
          from={load.deliveryFrom}
          to={load.deliveryTo}
          timeZone={load.destinationTimeZone ?? load.destination?.timeZone}
        />
      </Stop>
    </Box>
  );
}

interface StopProps {
  name: 'pickup' | 'delivery';
  place?: Place;
  children: ReactNode;
}

function Stop({ name, place, children }: StopProps) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={STOP}>
      <Typography variant="caption" color="text.secondary">
        {translate(`anden.stop.${name}`)}
      </Typography>
      <Typography sx={{ fontWeight: 650, fontSize: '1.0625rem', lineHeight: 1.3 }}>
        {place && `${place.city}, ${stateName(place.state)}`}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {place && addressOf(place)}
      </Typography>
      {children}
    </Box>
  );
}

function addressOf({ name, street, postalCode, country }: Place): string {
  const code = postalCode && zipWord(country) + postalCode;
  return [name, street, code].filter(Boolean).join(' · ');
}

function zipWord(country: string): string {
  return country === 'MX' ? 'C.P. ' : 'ZIP ';
}

const LINE = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 };
const STOP = {
  position: 'relative',
  pl: 3,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: 5,
    width: 11,
    height: 11,
    borderRadius: '50%',
    border: 3,
    borderColor: 'primary.main',
  },
  '&:last-of-type::before': { bgcolor: 'primary.main', borderRadius: '3px' },
  '&:first-of-type::after': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 22,
    bottom: -18,
    borderLeft: 2,
    borderColor: 'divider',
  },
} as const;
