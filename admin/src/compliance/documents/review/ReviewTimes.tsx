import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { timeInWords } from './timeInWords.ts';

/** Shows how many documents wait and since when, and how long reviews took in the last 30 days. */
export function ReviewTimes() {
  const translate = useTranslate();
  const region = useRegion();
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: ['validations', 'turnaround'],
    queryFn: async () => (await read<Schemas['ReviewTimes']>('validations/turnaround')).data,
  });
  if (!data) return <Typography variant="body2">&nbsp;</Typography>;
  const { reviewed, medianMinutes, slowestMinutes, waiting, waitingSince } = data;
  const since = waitingSince ? (Date.now() - Date.parse(waitingSince)) / 60_000 : 0;
  const now = waiting > 0 && {
    smart_count: waiting,
    time: timeInWords(since, region),
  };
  const past = reviewed > 0 && {
    smart_count: reviewed,
    median: timeInWords(medianMinutes ?? 0, region),
    slowest: timeInWords(slowestMinutes ?? 0, region),
  };
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {[
        now && translate('documents.times.now', now),
        past && translate('documents.times.past', past),
      ]
        .filter(Boolean)
        .join(' ')}
    </Typography>
  );
}
