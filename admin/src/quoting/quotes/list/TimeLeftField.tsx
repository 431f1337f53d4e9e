import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Countdown } from '../../../core/fields/Countdown.tsx';
import { isWithCarriers, type Quote } from '../quote.ts';

/** The time left for carriers to answer, while the quote waits for them. */
export function TimeLeftField(_: { source?: string }) {
  const quote = useRecordContext<Quote>();
  if (quote?.deadlineAt && isWithCarriers(quote))
    return <Countdown isBare until={quote.deadlineAt} after={afterOf(quote)} />;
  return <Typography color="text.secondary">—</Typography>;
}

/** A short text for when the time is over. */
function afterOf({ ratedCount = 0 }: Quote) {
  return `quotes.deadline.short.${ratedCount > 0 ? 'rated' : 'silent'}`;
}
