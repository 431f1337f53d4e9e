import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Countdown } from '../../core/Countdown.tsx';
import type { Quote } from '../quote.ts';

/** The time carriers still have, while the quote is with them. */
export function TimeLeftField(_: { source?: string }) {
  const quote = useRecordContext<Quote>();
  const isRunning = quote?.deadlineAt && WITH_CARRIERS.includes(quote.status);
  if (isRunning) return <Countdown until={quote.deadlineAt ?? ''} />;
  return <Typography color="text.secondary">—</Typography>;
}

const WITH_CARRIERS = ['sent', 'rated'];
