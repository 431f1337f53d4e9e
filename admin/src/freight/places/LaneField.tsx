import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Typography } from '@mui/material';
import { useFieldValue, useTranslate } from 'react-admin';
import { type LanePlace, placeText } from './placeText.ts';
import { visuallyHidden } from '../../core/theme/visuallyHidden.ts';

interface LaneFieldProps {
  /** The fields of the record with the places. */
  origin?: string;
  destination?: string;
  label?: string;
  source?: string;
}

/** Origin → destination: `Monterrey, NLE → Dallas, TX`. */
export function LaneField({ origin = 'origin', destination = 'destination' }: LaneFieldProps) {
  const translate = useTranslate();
  const from = placeText(useFieldValue({ source: origin }) as LanePlace | null);
  const to = placeText(useFieldValue({ source: destination }) as LanePlace | null);
  const stops = useFieldValue({ source: origin.replace(/origin$/, 'stops') }) as unknown[] | null;
  const countBetween = (stops?.length ?? 2) - 2;
  return (
    <Box component="span" sx={{ position: 'relative' }}>
      <Box component="span" sx={visuallyHidden}>
        {translate('anden.lane.fromTo', { origin: from, destination: to })}
        <MoreStops count={countBetween} />
      </Box>
      <Box component="span" aria-hidden>
        <Typography component="span" variant="body2" sx={{ fontWeight: 550 }}>
          {from}
        </Typography>
        <ArrowForward sx={ARROW} />
        <Typography component="span" variant="body2" sx={{ fontWeight: 550 }}>
          {to}
        </Typography>
        <MoreStops count={countBetween} />
      </Box>
    </Box>
  );
}

/** `+2 paradas`, the stops between the ends; nothing without any. */
export function MoreStops({ count }: { count: number }) {
  const translate = useTranslate();
  if (count < 1) return null;
  return (
    <Typography component="span" variant="body2" color="text.secondary" noWrap>
      {` ${translate('anden.stop.more', { smart_count: count })}`}
    </Typography>
  );
}

const ARROW = { fontSize: 16, mx: 0.75, verticalAlign: '-3px', color: 'text.secondary' };
