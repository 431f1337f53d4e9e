import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { MailLine } from './MailLine.tsx';

/** The addresses that a link was mailed to, and when a person opened it. */
export function Reached({ delivery: { mails, openedAt } }: { delivery: Schemas['LinkDelivery'] }) {
  const translate = useTranslate();
  const region = useRegion();
  return (
    <>
      {mails.map((mail) => (
        <MailLine key={mail.recipient} mail={mail} />
      ))}
      {openedAt && (
        <Typography variant="caption" component="p" color="text.secondary">
          {translate('anden.delivery.opened', {
            time: formatDate(openedAt, region, { withTime: true }),
          })}
        </Typography>
      )}
    </>
  );
}
