import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { visuallyHidden } from '../../core/theme/visuallyHidden.ts';
import type { Quote } from '../quote.ts';

/** The number of rates and of sent invitations: `2/5`. */
export function RatesField(_: { source?: string }) {
  const translate = useTranslate();
  const { ratedCount = 0, invitedCount = 0 } = useRecordContext<Quote>() ?? {};
  if (invitedCount === 0) return <Box sx={{ color: 'text.secondary' }}>—</Box>;
  return (
    <Box component="span" sx={{ position: 'relative', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" aria-hidden>
        <Box component="b" sx={{ fontWeight: ratedCount > 0 ? 650 : 400 }}>
          {ratedCount}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>{`/${invitedCount}`}</Box>
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {translate('quotes.ratesOf', { rated: ratedCount, invited: invitedCount })}
      </Box>
    </Box>
  );
}
