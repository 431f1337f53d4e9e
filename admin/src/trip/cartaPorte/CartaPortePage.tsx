import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import { Link, Title, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Schemas } from '../../core/contract/types.ts';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { LinkButton } from '../../freight/links/LinkButton.tsx';
import { StatusChip } from '../../freight/status/StatusChip.tsx';
import { isOver } from '../../freight/load/isOver.ts';
import { Downloads } from './Downloads.tsx';
import { Findings } from './Findings.tsx';
import { PartForm } from './PartForm.tsx';
import { Progress } from './Progress.tsx';
import { type Party, type Shown, useCartaPorte } from './useCartaPorte.ts';

/** The Carta Porte of a load: how far both parts are, what is missing, the parts that the user fills, and the files. */
export function CartaPortePage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = useCartaPorte(id);
  const { data: shipment } = useGetOne<Schemas['Shipment']>('shipments', { id });
  if (error) return <Alert severity="error">{translate('cartaPorte.failed')}</Alert>;
  if (!data) return <Skeleton variant="rectangular" height="60vh" aria-busy />;
  const isClosed = isOver(shipment?.status ?? '');
  return (
    <>
      <Title title={translate('cartaPorte.of', { reference: data.reference })} />
      <PageHeader status={shipment && <StatusChip of="shipments" status={shipment.status} />}>
        <Button component={Link} to={`/admin/shipments/${id}/view`} variant="outlined">
          {translate('cartaPorte.back')}
        </Button>
      </PageHeader>
      <Stack spacing={2} sx={{ maxWidth: 960, pb: 4 }}>
        {data.toVerify && <Alert severity="warning">{data.toVerify}</Alert>}
        {data.whole && <OfWhole {...data.whole} />}
        <Section title="cartaPorte.state">
          <Stack spacing={1.5}>
            {data.progress.map((progress) => (
              <Box key={progress.party}>
                <Progress {...progress} isOver={isClosed} />
                <SendLink data={data} party={progress.party} />
              </Box>
            ))}
          </Stack>
        </Section>
        {!isClosed && <Findings data={data} />}
        {data.parts.map((part) => (
          <PartForm key={part.party} data={data} part={part} />
        ))}
        <Downloads data={data} />
      </Stack>
    </>
  );
}

/** Tells where the customer's part that a leg shares with its whole load is changed. */
function OfWhole({ id, reference }: NonNullable<Shown['whole']>) {
  const translate = useTranslate();
  const action = (
    <Button component={Link} to={`/admin/shipments/${id}/carta_porte`} color="inherit" size="small">
      {translate('cartaPorte.openWhole')}
    </Button>
  );
  return (
    <Alert severity="info" action={action}>
      {translate('cartaPorte.shared', { reference })}
    </Alert>
  );
}

/** The button with which the broker sends a party the link to its part. */
function SendLink({ data, party }: { data: Shown; party: Party }) {
  const translate = useTranslate();
  if (!data.can.includes('link') || !data.can.includes(party)) return null;
  const linkTarget = {
    resource: 'shipments',
    id: data.id,
    below: `cartaPorte/${party}/`,
    name: translate(`cartaPorte.parties.${party}`),
    kind: 'cartaPorte',
  } as const;
  return <LinkButton linkTarget={linkTarget} />;
}
