import { Alert, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { dateFormat } from '../../../core/format/intl.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { serverClock } from '../../../core/data/serverClock.ts';
import { cityOf } from '../../../freight/places/useTimeZones.ts';
import { useTimeToAnswer } from './useTimeToAnswer.ts';

interface ClockChoiceProps {
  clock: Schemas['QuoteClock'];
  minutes: number;
  startsNow: boolean;
  onChange: (startsNow: boolean) => void;
}

/** Outside working hours: when the time to answer starts, and the choice to start it at once. */
export function ClockChoice({ clock, minutes, startsNow, onChange }: ClockChoiceProps) {
  const translate = useTranslate();
  const region = useRegion();
  const timeOf = useTimeToAnswer();
  const { startsAt, timeZone } = clock;
  if (!timeZone) return null;
  const words = {
    now: dateFormat(region, { ...HOUR, timeZone }).format(serverClock.now()),
    city: cityOf(timeZone),
    start: dateFormat(region, { ...DAY, ...HOUR, timeZone }).format(Date.parse(startsAt)),
    time: timeOf(minutes),
  };
  return (
    <Alert severity="info" icon={false} sx={{ flexBasis: '100%', py: 0.5 }}>
      <Typography variant="body2">
        {translate(`quotes.clock.${startsNow ? 'now' : 'later'}`, words)}
      </Typography>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={startsNow}
            onChange={({ target }) => onChange(target.checked)}
          />
        }
        label={translate('quotes.clock.choice')}
      />
    </Alert>
  );
}

const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'short' } as const;
