import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TextButton } from '../actions/TextButton.tsx';
import { useAct } from '../actions/useAct.ts';
import { formatDate } from '../format/formatDate.ts';
import { useRegion } from '../format/useNumberFormat.ts';
import type { Import } from './useImport.ts';

/** Asks once which of the two readings a date of the file has; the others are then read in the same order. */
export function ChooseDates({ id, openDate, can = [] }: Import) {
  const translate = useTranslate();
  const region = useRegion();
  const { act, isPending } = useAct('anden.load.dates.chosen');
  if (!openDate) return null;
  const readings = readingsOf(openDate);
  return (
    <Alert severity="warning" icon={false}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>
        {translate('anden.load.dates.question', { date: openDate })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {readings.map(({ order, date }) => (
          <TextButton
            key={order}
            variant="outlined"
            disabled={isPending || !can.includes('chooseDates')}
            label={translate(`anden.load.dates.${order}`, { date: formatDate(date, region) })}
            onClick={() => act({ resource: 'imports', id, verb: 'dates' }, { order })}
          />
        ))}
      </Stack>
    </Alert>
  );
}

/** Both readings of a date in numbers, 05/12/26, as `2026-12-05` and `2026-05-12`. */
function readingsOf(text: string) {
  const [a = '', b = '', year = ''] = text.split(/[-/. ]/);
  const date = (month: string, day: string) =>
    [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return [
    { order: 'day', date: date(b, a) },
    { order: 'month', date: date(a, b) },
  ] as const;
}
