import { Stack, Typography } from '@mui/material';
import { Title, usePermissions, useTranslate } from 'react-admin';
import type { Permissions } from '../../core/auth/permissions.ts';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { ConsentCards } from './own/ConsentCards.tsx';
import { LinkedRecords } from './own/LinkedRecords.tsx';
import { Packets } from './own/Packets.tsx';
import { Openings } from './own/Openings.tsx';
import { SendPacket } from './own/SendPacket.tsx';

/** /admin/passport: who may see the carrier's documents, who opened them, and which brokers' records are its own. */
export function PassportPage() {
  const translate = useTranslate();
  const maySend = usePermissions<Permissions>().permissions?.packets?.includes('send');
  return (
    <>
      <Title title={translate('consents.own')} />
      <PageHeader>{maySend && <SendPacket />}</PageHeader>
      <Stack spacing={2} sx={{ maxWidth: 860 }}>
        <Typography color="text.secondary">{translate('consents.intro')}</Typography>
        <ConsentCards />
        <Packets />
        <LinkedRecords />
        <Openings />
      </Stack>
    </>
  );
}
