import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';

/** To which address a link was mailed and whether the mail server accepted it; without a mail that no address is known. */
export function MailLine({ mail }: { mail?: Schemas['LinkMail'] | null | undefined }) {
  const translate = useTranslate();
  const { status = 'unknown', ...blanks } = mail ?? {};
  const isWrong = status === 'refused' || status === 'unknown';
  return (
    <Typography
      variant="caption"
      component="p"
      color={isWrong ? 'error.main' : 'text.secondary'}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {translate(`anden.delivery.${status}`, blanks)}
    </Typography>
  );
}
