import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Countdown } from '../../core/Countdown.tsx';
import { isWithCarriers, type Quote } from '../quote.ts';

/** The time carriers still have, while the quote is with them. */
export function TimeLeftField(_: { source?: string }) {
  const quote = useRecordContext<Quote>();
  if (quote?.deadlineAt && isWithCarriers(quote))
    return <Countdown isBare until={quote.deadlineAt} />;
  return <Typography color="text.secondary">—</Typography>;
}
