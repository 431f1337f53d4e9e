import { Alert, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Section } from '../../core/pages/Section.tsx';
import type { Schemas } from '../../core/contract/types.ts';
import { LinkDelivery } from '../../freight/links/LinkDelivery.tsx';
import { isOver } from '../../freight/load/isOver.ts';
import { useSides } from '../../freight/useSides.ts';
import { AcceptButton } from './AcceptButton.tsx';
import { Agreement } from './Agreement.tsx';
import { DocumentButtons } from './DocumentButtons.tsx';
import { HashLine } from './HashLine.tsx';
import { IssueButton } from './IssueButton.tsx';
import { State } from './State.tsx';
import { Superseded } from './Superseded.tsx';
import { useConfirmations } from './useConfirmations.ts';

/** The section of a load with its rate confirmations, for broker and carrier; the customer does not see it. */
export function RateConfirmation() {
  const shipment = useRecordContext<Schemas['Shipment']>();
  const translate = useTranslate();
  const { seesCustomer } = useSides();
  const { data, isError } = useConfirmations(shipment!);
  if (isError) return <Alert severity="error">{translate('rateConfirmations.failed')}</Alert>;
  if (!shipment || !data) return null;
  const [latest, ...earlier] = data;
  if (!latest && !seesCustomer) return null;
  return (
    <Section
      title="rateConfirmations.title"
      aside={<IssueButton shipment={shipment} latest={latest} />}
    >
      {latest ? (
        <Stack spacing={2} id={ANCHOR} sx={{ scrollMarginTop: 72 }}>
          <State confirmation={latest} isOver={isOver(shipment.status)} />
          {latest.can.includes('delivery') && (
            <LinkDelivery
              linkTarget={{ ...LINKED, id: shipment.id, name: latest.carrier.name }}
              isOpen={latest.can.includes('link') && !latest.acceptedAt}
            />
          )}
          <Agreement confirmation={latest} />
          <DocumentButtons shipmentId={shipment.id} confirmation={latest} />
          <HashLine hash={latest.hash} />
          <AcceptButton shipmentId={shipment.id} confirmation={latest} />
          <Superseded shipmentId={shipment.id} revisions={earlier} />
        </Stack>
      ) : (
        <Typography color="text.secondary">{translate('rateConfirmations.none')}</Typography>
      )}
    </Section>
  );
}

const LINKED = {
  resource: 'shipments',
  below: 'rateConfirmations/',
  kind: 'confirmation',
} as const;

/** The id of the section, which the note about an open confirmation links to. */
export const ANCHOR = 'rate-confirmation';
