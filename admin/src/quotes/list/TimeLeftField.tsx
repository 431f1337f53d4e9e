import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Countdown } from '../../core/fields/Countdown.tsx';
import { isWithCarriers, type Quote } from '../quote.ts';

/** The time carriers still have, while the quote is with them. */
export function TimeLeftField(_: { source?: string }) {
  const quote = useRecordContext<Quote>();
  if (quote?.deadlineAt && isWithCarriers(quote))
    return <Countdown isBare until={quote.deadlineAt} after={afterOf(quote)} />;
  return <Typography color="text.secondary">—</Typography>;
}

/** What the end of the time means, in a few words. */
function afterOf({ ratedCount = 0 }: Quote) {
  return `quotes.deadline.short.${ratedCount > 0 ? 'rated' : 'silent'}`;
}
