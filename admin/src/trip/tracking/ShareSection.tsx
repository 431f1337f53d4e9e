import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useBusy } from '../../core/actions/useBusy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Section } from '../../core/pages/Section.tsx';
import { readFileAt, save } from '../../compliance/documents/index.ts';
import { LinkButton } from '../../freight/links/LinkButton.tsx';
import { useSides } from '../../freight/useSides.ts';

/** The section of a load with the link of its customer's page and the download of its whole file, for who sees both sides; a leg has no customer, who follows the load as a whole. */
export function ShareSection() {
  const shipment = useRecordContext<Schemas['Shipment']>();
  const translate = useTranslate();
  const { seesCustomer } = useSides();
  if (!shipment || !seesCustomer) return null;
  return (
    <Section title={shipment.leg ? 'tracking.fileTitle' : 'tracking.title'}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {!shipment.leg && <CustomerLink shipment={shipment} />}
        <Typography variant="body2" color="text.secondary">
          {translate('tracking.fileHelp')}
        </Typography>
        <FileButton id={shipment.id} />
      </Stack>
    </Section>
  );
}

function CustomerLink({ shipment: { id, customerName } }: { shipment: Schemas['Shipment'] }) {
  const translate = useTranslate();
  const linkTarget = { ...LINKED, id, name: customerName ?? translate('tracking.customer') };
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('tracking.help')}
      </Typography>
      <LinkButton linkTarget={linkTarget} />
    </>
  );
}

function FileButton({ id }: { id: string }) {
  const translate = useTranslate();
  const { isBusy, run } = useBusy();
  const download = async () => save(await readFileAt(`/api/shipments/${id}/archive`));
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      loading={isBusy}
      loadingPosition="start"
      onClick={() => void run(download)}
      sx={{ minHeight: 44 }}
    >
      {translate('tracking.file')}
    </Button>
  );
}

const LINKED = { resource: 'shipments', below: 'tracking/', kind: 'tracking' } as const;
