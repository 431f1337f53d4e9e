import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Quote } from '../quote.ts';
import { legsOf } from './legsOf.ts';

/** How many legs of the quote have a carrier, `2 de 3 tramos`; nothing where it is asked for as a whole. */
export function LegsSign() {
  const translate = useTranslate();
  const quote = useRecordContext<Quote>();
  const count = quote ? legsOf(quote).length : 0;
  if (!quote || count === 0) return null;
  return (
    <Typography variant="caption" component="p" color="text.secondary" noWrap>
      {translate('quotes.legs.sign', { assigned: quote.assignedLegs ?? 0, smart_count: count })}
    </Typography>
  );
}
