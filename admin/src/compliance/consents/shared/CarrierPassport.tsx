import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useGetList, usePermissions, useTranslate } from 'react-admin';
import type { Permissions } from '../../../core/auth/permissions.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { CONSENT_TONES, type Consent } from '../consent.ts';
import { AskButton } from './AskButton.tsx';
import { SharedDocuments } from './SharedDocuments.tsx';

/** For a broker: what a carrier shows it of its passport, and the button to ask for it. */
export function CarrierPassport({ carrierId }: { carrierId: string }) {
  const translate = useTranslate();
  const { data, error } = useGetList<Consent>('consents', {
    filter: { carrierId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'askedAt', order: 'DESC' },
  });
  const may = usePermissions<Permissions>().permissions?.consents ?? [];
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={160} aria-busy />;
  const [consent] = data;
  const canAsk = !consent || consent.status === 'refused' || consent.status === 'withdrawn';
  return (
    <Stack spacing={2}>
      <Section title="consents.passport" aside={consent && <Status status={consent.status} />}>
        {consent ? (
          <Told consent={consent} />
        ) : (
          <Typography color="text.secondary">{translate('consents.notAsked')}</Typography>
        )}
        {canAsk && may.includes('ask') && (
          <Box sx={{ mt: 1.5 }}>
            <AskButton carrierId={carrierId} />
          </Box>
        )}
      </Section>
      {consent?.status === 'granted' && <SharedDocuments consentId={consent.id} />}
    </Stack>
  );
}

function Status({ status }: Pick<Consent, 'status'>) {
  const translate = useTranslate();
  return <ToneChip label={translate(`consents.status.${status}`)} tone={CONSENT_TONES[status]} />;
}

function Told({ consent: { status, askedAt, decidedAt, reason } }: { consent: Consent }) {
  const translate = useTranslate();
  const region = useRegion();
  const date = formatDate(status === 'asked' ? askedAt : (decidedAt ?? askedAt), region);
  return (
    <>
      <Typography color="text.secondary">
        {translate(`consents.told.${status}`, { date })}
      </Typography>
      {reason && <Typography>{translate('consents.because', { reason })}</Typography>}
    </>
  );
}
