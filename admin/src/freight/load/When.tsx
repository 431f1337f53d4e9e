import { localeFrom } from '#languages';
import { zoneOfHours } from '#zones';
import { Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { formatDay, formatHours } from './formatDay.ts';

interface WhenProps {
  date?: string | null;
  from?: string | null;
  to?: string | null;
  /** The IANA time zone of the place, named behind the hours where it is known. */
  timeZone?: string | null | undefined;
}

/** A date and its appointment window: `lun 23 nov · 08:00–14:00`, with the day of its end over midnight; a text when it is not set. */
export function When({ date, from, to, timeZone }: WhenProps) {
  const translate = useTranslate();
  const region = useRegion();
  const locale = localeFrom(useLocale());
  if (!date) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('anden.noDate')}
      </Typography>
    );
  }
  const hours = formatHours(date, from, to, region);
  const zone = timeZone && zoneOfHours({ date, from, to, timeZone })[locale];
  return (
    <Typography variant="body2" component="p" sx={{ mt: 0.25 }}>
      <time dateTime={date}>{formatDay(date, region)}</time>
      {hours && ` · ${hours}`}
      {hours && zone && ` (${zone})`}
    </Typography>
  );
}
