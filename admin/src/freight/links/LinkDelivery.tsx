import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import type { Linked } from './link.ts';
import { LinkButton } from './LinkButton.tsx';
import { MailButton } from './MailButton.tsx';
import { MailLine } from './MailLine.tsx';

/** Whom a link reached, whether a person opened it, and, while `isOpen`, the buttons that send it. */
export function LinkDelivery({ linked, isOpen }: { linked: Linked; isOpen: boolean }) {
  const translate = useTranslate();
  const region = useRegion();
  const { data: delivery } = useDelivery(linked, isOpen);
  if (!delivery) return null;
  const { mails, openedAt } = delivery;
  return (
    <Box sx={{ mt: 1 }}>
      {mails.map((mail) => (
        <MailLine key={mail.recipient} mail={mail} />
      ))}
      {mails.length === 0 && isOpen && <MailLine />}
      {openedAt && (
        <Typography variant="caption" component="p" color="text.secondary">
          {translate('anden.delivery.opened', {
            time: formatDate(openedAt, region, { withTime: true }),
          })}
        </Typography>
      )}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.75 }}>
          <LinkButton linked={linked} />
          <MailButton linked={linked} />
        </Box>
      )}
    </Box>
  );
}

function useDelivery({ resource, id, below = '' }: Linked, isOpen: boolean) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: [resource, 'delivery', id, below],
    queryFn: async () =>
      (await read<Schemas['LinkDelivery']>(`${resource}/${id}/${below}delivery`)).data,
    refetchInterval: isOpen && POLL,
  });
}

/** The interval in milliseconds at which an open page reads it again. */
const POLL = 10_000;
