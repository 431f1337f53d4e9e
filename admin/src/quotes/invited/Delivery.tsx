import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Invitation } from '../quote.ts';

/** To which address the invitation was mailed and whether the mail server accepted it, or that none is known. */
export function Delivery({ invitation: { delivery, hasAddress } }: { invitation: Invitation }) {
  const translate = useTranslate();
  if (!delivery && hasAddress) return null;
  const { status = 'unknown', ...blanks } = delivery ?? {};
  const isWrong = status === 'refused' || status === 'unknown';
  return (
    <Typography
      variant="caption"
      component="p"
      color={isWrong ? 'error.main' : 'text.secondary'}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {translate(`quotes.delivery.${status}`, blanks)}
    </Typography>
  );
}
