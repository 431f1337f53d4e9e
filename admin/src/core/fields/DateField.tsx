import { Typography } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { formatDate } from '../format/formatDate.ts';
import { useRegion } from '../format/useNumberFormat.ts';

interface DateFieldProps {
  source: string;
  label?: string;
  /** Shows the hour too, for timestamps. */
  withTime?: boolean;
  /** The IANA time zone for a timestamp at a place; the viewer's own by default. */
  timeZone?: string;
}

/** A date in the interface's language. A date without a time is the same day everywhere. */
export function DateField({ source, withTime, timeZone }: DateFieldProps) {
  const region = useRegion();
  const value = useFieldValue({ source }) as string | null;
  if (!value) return null;
  return (
    <Typography component="time" variant="body2" dateTime={value} noWrap>
      {formatDate(value, region, { withTime, timeZone })}
    </Typography>
  );
}
