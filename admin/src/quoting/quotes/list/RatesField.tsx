import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Quote } from '../quote.ts';

/** The number of rates and of sent invitations: `2/5`. */
export function RatesField(_: { source?: string }) {
  const translate = useTranslate();
  const { ratedCount = 0, invitedCount = 0 } = useRecordContext<Quote>() ?? {};
  if (invitedCount === 0) return <Box sx={{ color: 'text.secondary' }}>—</Box>;
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('quotes.ratesOf', { rated: ratedCount, invited: invitedCount })}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      <Box component="b" sx={{ fontWeight: ratedCount > 0 ? 650 : 400 }}>
        {ratedCount}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>{`/${invitedCount}`}</Box>
    </Box>
  );
}
