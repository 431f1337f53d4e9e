import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { RecordContextProvider, useGetList, useTranslate } from 'react-admin';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { CONSENT_TONES, type Consent } from '../consent.ts';
import { ConsentActions } from './ConsentActions.tsx';

/** The brokers that asked to see the carrier's documents, those that wait for an answer first. */
export function ConsentCards() {
  const translate = useTranslate();
  const { data, error } = useGetList<Consent>('consents', PAGE);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={160} aria-busy />;
  return (
    <Section title="consents.brokers">
      {data.length === 0 && (
        <Typography color="text.secondary">{translate('consents.nobody')}</Typography>
      )}
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.toSorted(waitingFirst).map((consent) => (
          <RecordContextProvider key={consent.id} value={consent}>
            <ConsentCard consent={consent} />
          </RecordContextProvider>
        ))}
      </Stack>
    </Section>
  );
}

function ConsentCard({ consent }: { consent: Consent }) {
  const translate = useTranslate();
  const region = useRegion();
  const { companyName, askedByName, askedAt, message, status, types, reason, decidedAt } = consent;
  const names = types?.map((type) => translate(`documents.type.${type}`)).join(', ');
  return (
    <Stack component="li" spacing={0.75}>
      <Box sx={HEAD}>
        <Typography component="h3" sx={{ fontWeight: 600, flex: '1 1 180px' }}>
          {companyName}
        </Typography>
        <ToneChip label={translate(`consents.status.${status}`)} tone={CONSENT_TONES[status]} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate('consents.askedBy', {
          name: askedByName ?? companyName,
          date: formatDate(askedAt, region),
        })}
      </Typography>
      {message && <Typography variant="body2">«{message}»</Typography>}
      {status === 'granted' && (
        <Typography variant="body2">
          {names ? translate('consents.shows', { names }) : translate('consents.showsAll')}
        </Typography>
      )}
      {decidedAt && status !== 'granted' && reason && (
        <Typography variant="body2">{translate('consents.because', { reason })}</Typography>
      )}
      <ConsentActions />
    </Stack>
  );
}

function waitingFirst(a: Consent, b: Consent): number {
  return Number(b.status === 'asked') - Number(a.status === 'asked');
}

const PAGE = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'askedAt', order: 'DESC' },
} as const;
const HEAD = { display: 'flex', alignItems: 'flex-start', gap: 1, flexWrap: 'wrap' };
