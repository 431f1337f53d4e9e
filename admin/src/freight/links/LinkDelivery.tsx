import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import type { Linked } from './link.ts';
import { LinkButton } from './LinkButton.tsx';
import { MailButton } from './MailButton.tsx';
import { MailLine } from './MailLine.tsx';
import { Reached } from './Reached.tsx';

/** Whom a link reached, whether a person opened it, and, while `isOpen`, the buttons that send it. */
export function LinkDelivery({ linkTarget, isOpen }: { linkTarget: Linked; isOpen: boolean }) {
  const { data: delivery } = useDelivery(linkTarget, isOpen);
  if (!delivery) return null;
  return (
    <Box sx={{ mt: 1 }}>
      {delivery.mails.length === 0 && isOpen && <MailLine />}
      <Reached delivery={delivery} />
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.75 }}>
          <LinkButton linkTarget={linkTarget} />
          <MailButton linkTarget={linkTarget} />
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
