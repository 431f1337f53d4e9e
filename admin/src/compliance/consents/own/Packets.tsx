import { Box, Stack, Typography } from '@mui/material';
import { useGetList, usePermissions, useTranslate } from 'react-admin';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';
import type { Permissions } from '../../../core/auth/permissions.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { CoverButton } from './CoverButton.tsx';

type Packet = Schemas['Packet'];

/** The packets of documents that the carrier has sent. */
export function Packets() {
  const translate = useTranslate();
  const { data = [] } = useGetList<Packet>('packets', PAGE);
  const may = usePermissions<Permissions>().permissions?.packets ?? [];
  return (
    <Section title="consents.packets.title">
      <Typography variant="body2" color="text.secondary">
        {translate('consents.packets.text')}
      </Typography>
      <Stack
        component="ul"
        spacing={2}
        sx={{ listStyle: 'none', p: 0, mt: 1.5, mb: 0, '&:empty': { m: 0 } }}
      >
        {data.map((packet) => (
          <SentPacket key={packet.id} packet={packet} mayEnd={may.includes('revoke')} />
        ))}
      </Stack>
    </Section>
  );
}

function SentPacket({ packet, mayEnd }: { packet: Packet; mayEnd: boolean }) {
  const translate = useTranslate();
  const region = useRegion();
  const { id, recipient, email, createdAt, expiresAt, revokedAt, types, openings } = packet;
  const state = revokedAt ? 'ended' : Date.parse(expiresAt) < Date.now() ? 'expired' : 'open';
  const names = types.map((type) => translate(`documents.type.${type}`)).join(', ');
  const dates = { sent: formatDate(createdAt, region), until: formatDate(expiresAt, region) };
  return (
    <Stack component="li" spacing={0.75}>
      <Box sx={HEAD}>
        <Typography component="h3" sx={{ fontWeight: 600, flex: '1 1 180px' }}>
          {recipient}
        </Typography>
        <ToneChip label={translate(`consents.packets.state.${state}`)} tone={TONES[state]} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate('consents.packets.sent', { email, ...dates })}
      </Typography>
      <Typography variant="body2">{names}</Typography>
      <Typography variant="body2">
        {translate('consents.packets.openings', { smart_count: openings })}
      </Typography>
      <Stack direction="row" spacing={1}>
        <CoverButton id={id} recipient={recipient} />
        {mayEnd && state === 'open' && (
          <VerbButton
            of={{ resource: 'packets', id }}
            verb="revoke"
            words="consents.packets.end"
            about={recipient}
            color="error"
          >
            <Typography>{translate('consents.packets.end.text')}</Typography>
          </VerbButton>
        )}
      </Stack>
    </Stack>
  );
}

const PAGE = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;
const TONES = { open: 'good', expired: 'neutral', ended: 'neutral' } as const;
const HEAD = { display: 'flex', alignItems: 'flex-start', gap: 1, flexWrap: 'wrap' };
