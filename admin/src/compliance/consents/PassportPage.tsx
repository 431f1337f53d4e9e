import { Stack, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { ConsentCards } from './own/ConsentCards.tsx';
import { LinkedRecords } from './own/LinkedRecords.tsx';
import { Packets } from './own/Packets.tsx';
import { Openings } from './own/Openings.tsx';

/** /admin/passport: who may see the carrier's documents, who opened them, and which brokers' records are its own. */
export function PassportPage() {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 860, width: '100%' }}>
      <Title title={translate('consents.own')} />
      <Typography color="text.secondary">{translate('consents.intro')}</Typography>
      <ConsentCards />
      <Packets />
      <LinkedRecords />
      <Openings />
    </Stack>
  );
}
