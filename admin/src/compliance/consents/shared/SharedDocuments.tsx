import { Alert, Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, usePermissions, useTranslate } from 'react-admin';
import type { Permissions } from '../../../core/auth/permissions.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { SharedDocument, SharedDocumentProps } from '../consent.ts';
import { FileButtons } from './FileButtons.tsx';
import { JudgeButtons } from './JudgeButtons.tsx';

/** The documents that a carrier shows to the broker: how Andén validated them, and how the broker judges them. */
export function SharedDocuments({ consentId }: { consentId: string }) {
  const translate = useTranslate();
  const { read } = useDataProvider<AndenDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['consents', 'documents', consentId],
    queryFn: async () => (await read<SharedDocument[]>(`consents/${consentId}/documents`)).data,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={240} aria-busy />;
  if (data.length === 0)
    return <Typography color="text.secondary">{translate('consents.noDocuments')}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map((document) => (
        <DocumentCard key={document.id} document={document} consentId={consentId} />
      ))}
    </Stack>
  );
}

function DocumentCard({ document, consentId }: SharedDocumentProps) {
  const translate = useTranslate();
  const region = useRegion();
  const may = usePermissions<Permissions>().permissions?.consents ?? [];
  const { type, documentDate, validation = null, judgement = null } = document;
  const date = documentDate && formatDate(documentDate, region);
  return (
    <Card component="li" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={1}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {translate(`documents.type.${type}`)}
        </Typography>
        {date && <Typography variant="body2">{translate('consents.dated', { date })}</Typography>}
        <Decision of="consents.byAnden" decision={validation} none="consents.notByAnden" />
        <Decision of="consents.byUs" decision={judgement} none="consents.notByUs" />
        {judgement && judgement.number < document.number && (
          <Typography variant="body2">{translate('consents.older')}</Typography>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <FileButtons document={document} consentId={consentId} />
          {may.includes('judge') && <JudgeButtons document={document} consentId={consentId} />}
        </Stack>
      </Stack>
    </Card>
  );
}

interface DecisionProps {
  /** Keys: who decides, and the text while nobody has. */
  of: string;
  none: string;
  decision: Schemas['Decision'] | null;
}

function Decision({ of, decision, none }: DecisionProps) {
  const translate = useTranslate();
  const region = useRegion();
  if (!decision)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate(none)}
      </Typography>
    );
  const { status, reason, expirationDate } = decision;
  const isOver = expirationDate && expirationDate < new Date().toISOString().slice(0, 10);
  const state = isOver ? 'expired' : status;
  const until = expirationDate && formatDate(expirationDate, region);
  return (
    <Box sx={DECISION}>
      <Typography variant="body2">{translate(of)}</Typography>
      <ToneChip label={translate(`documents.status.${state}`)} tone={TONES[state]} />
      {until && (
        <Typography variant="body2">
          {translate(isOver ? 'documents.expiredOn' : 'documents.validUntil', { date: until })}
        </Typography>
      )}
      {reason && <Typography variant="body2">{reason}</Typography>}
    </Box>
  );
}

const TONES = { pending: 'info', approved: 'good', rejected: 'bad', expired: 'bad' } as const;
const DECISION = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 };
