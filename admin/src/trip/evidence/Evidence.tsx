import { Alert, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Section } from '../../core/pages/Section.tsx';
import { LinkButton } from '../../freight/links/LinkButton.tsx';
import { isOver } from '../../freight/load/isOver.ts';
import { EvidenceRow } from './EvidenceRow.tsx';
import { WaiveManyButton } from './WaiveManyButton.tsx';
import { useEvidence } from './useEvidence.ts';

/** The section of a load with its proof documents, for broker and carrier: what is missing stands before what is done. */
export function Evidence() {
  const shipment = useRecordContext<Schemas['Shipment']>()!;
  const translate = useTranslate();
  const { data, isError } = useEvidence(shipment);
  const order = useSignedInUser()?.user_type.name === 'carrier' ? OF_CARRIER : OF_BROKER;
  if (isError) return <Alert severity="error">{translate('evidence.failed')}</Alert>;
  if (!data || data.items.length === 0) return null;
  const { items, can } = data;
  const linkTarget = { ...LINKED, id: shipment.id, name: shipment.carrierName ?? '' };
  return (
    <Section
      title="evidence.title"
      aside={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <WaiveManyButton items={items} shipmentId={shipment.id} />
          {can.includes('link') && <LinkButton linkTarget={linkTarget} />}
        </Stack>
      }
    >
      <Stack component="ul" spacing={2} sx={LIST}>
        {items
          .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
          .map((item) => (
            <EvidenceRow
              key={item.type}
              item={item}
              shipmentId={shipment.id}
              isOver={isOver(shipment.status)}
            />
          ))}
      </Stack>
    </Section>
  );
}

/** First what waits for the reader: the broker reviews, the carrier sends. */
const OF_BROKER = ['pending', 'rejected', 'missing', 'accepted', 'waived'];
const OF_CARRIER = ['rejected', 'missing', 'pending', 'accepted', 'waived'];
const LIST = { listStyle: 'none', p: 0, m: 0 };
const LINKED = { resource: 'shipments', below: 'evidence/', kind: 'evidence' } as const;
