import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { stateName } from '../places/states.ts';
import { StopDetails } from '../stops/StopDetails.tsx';
import { type AnyStop, hasMore } from '../stops/stops.ts';
import { useStopText } from '../stops/useStopText.ts';
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
  > & {
    stops?: AnyStop[];
    weightUnit?: string | null;
    originTimeZone?: string;
    destinationTimeZone?: string;
  };
  /** What to show below a stop of a load with more than two, by its number. */
  more?: ((number: number) => ReactNode) | undefined;
}

/** Pickup above delivery, joined by a line, each with its place and appointment; more stops in their order, with details. */
export function Stops({ load, more }: StopsProps) {
  const translate = useTranslate();
  if (hasMore(load.stops))
    return <AllStops stops={load.stops} unit={load.weightUnit ?? 'kg'} more={more} />;
  return (
    <Box component="ol" sx={LINE}>
      <Stop title={translate('anden.stop.pickup')} place={load.origin}>
        <When
          date={load.pickupDate}
          from={load.pickupFrom}
          to={load.pickupTo}
          timeZone={load.originTimeZone ?? load.origin?.timeZone}
        />
      </Stop>
      <Stop title={translate('anden.stop.delivery')} place={load.destination}>
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

interface AllStopsProps {
  stops: AnyStop[];
  /** The unit of the weights. */
  unit?: string;
  /** Whether the stops have days and windows; those of a route have none. */
  hasWindows?: boolean;
  more?: ((number: number) => ReactNode) | undefined;
}

/** The stops of a load or a route as an ordered list in words. */
export function AllStops({ stops, unit = 'kg', hasWindows = true, more }: AllStopsProps) {
  const stopText = useStopText();
  return (
    <Box component="ol" sx={LINE}>
      {stops.map((stop, index) => {
        const { kind, place, date, from, to } = stop;
        const title = stopText({ number: index + 1, kind }, stops.length);
        return (
          <Stop key={index} title={title} place={place}>
            {hasWindows && <When date={date} from={from} to={to} timeZone={place.timeZone} />}
            <StopDetails stop={stop} unit={unit} />
            {more?.(index + 1)}
          </Stop>
        );
      })}
    </Box>
  );
}

interface StopProps {
  title: string;
  place?: Place;
  children: ReactNode;
}

function Stop({ title, place, children }: StopProps) {
  return (
    <Box component="li" sx={STOP}>
      <Typography variant="caption" color="text.secondary">
        {title}
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
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 22,
    bottom: -18,
    borderLeft: 2,
    borderColor: 'divider',
  },
} as const;
