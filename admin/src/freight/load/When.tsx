import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { formatDay, formatHours } from './formatDay.ts';

interface WhenProps {
  date?: string | null;
  from?: string | null;
  to?: string | null;
}

/** A date and its appointment window: `lun 23 nov · 08:00–14:00`, with the day of its end over midnight; a text when it is not set. */
export function When({ date, from, to }: WhenProps) {
  const translate = useTranslate();
  const region = useRegion();
  if (!date) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('anden.noDate')}
      </Typography>
    );
  }
  const hours = formatHours(date, from, to, region);
  return (
    <Typography variant="body2" component="p" sx={{ mt: 0.25 }}>
      <time dateTime={date}>{formatDay(date, region)}</time>
      {hours && ` · ${hours}`}
    </Typography>
  );
}
