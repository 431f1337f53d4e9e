import { Typography } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { formatDay } from './formatDay.ts';

/** A date with its weekday, independent of the time zone. */
export function DayField({ source }: { source: string; label?: string }) {
  const region = useRegion();
  const day = useFieldValue({ source }) as string | null | undefined;
  if (!day) return <Typography color="text.secondary">—</Typography>;
  return (
    <Typography component="time" variant="body2" dateTime={day} noWrap>
      {formatDay(day, region)}
    </Typography>
  );
}
