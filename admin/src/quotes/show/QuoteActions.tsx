import { Box } from '@mui/material';
import { EditButton, useRecordContext } from 'react-admin';
import type { Quote } from '../quote.ts';
import { DismissButton } from './DismissButton.tsx';

/** What else may be done with the quote now, as its `can` says. */
export function QuoteActions() {
  const can = useRecordContext<Quote>()?.can ?? [];
  if (can.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {can.includes('update') && <EditButton variant="outlined" />}
      {can.includes('dismiss') && <DismissButton />}
    </Box>
  );
}
