import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { Quote } from '../quote.ts';

/** That the person who made the quote is away, until when, and who covers. */
export function AbsenceNote({ quote: { absence } }: { quote: Quote }) {
  const translate = useTranslate();
  const region = useRegion();
  if (!absence) return null;
  const { name, until, coveredBy } = absence;
  const words = { name, until: formatDate(until, region), coveredBy };
  return (
    <Typography variant="body2" sx={{ mt: 0.75 }}>
      {translate(`quotes.absence.${coveredBy ? 'covered' : 'alone'}`, words)}
    </Typography>
  );
}
