import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTimeLeft } from '../../core/fields/Countdown.tsx';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';

/** When the time to answer starts, until then; for a request that was sent outside working hours. */
export function StartNote({ startsAt }: { startsAt: string }) {
  const translate = useTranslate();
  const region = useRegion();
  const { isOver } = useTimeLeft(startsAt);
  if (isOver) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('anden.startsAt', { start: formatDate(startsAt, region, { withTime: true }) })}
    </Typography>
  );
}
