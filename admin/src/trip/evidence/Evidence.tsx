import { Alert, Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Section } from '../../core/pages/Section.tsx';
import { LinkButton } from '../../freight/links/LinkButton.tsx';
import { useNumberedStop } from '../../freight/stops/useStopText.ts';
import { isOver } from '../../freight/load/isOver.ts';
import { EvidenceRow } from './EvidenceRow.tsx';
import { WaiveManyButton } from './WaiveManyButton.tsx';
import { type EvidenceItem, useEvidence } from './useEvidence.ts';

/** The section of a load with its proof documents, for broker and carrier: what is missing stands before what is done. */
export function Evidence() {
  const shipment = useRecordContext<Schemas['Shipment']>()!;
  const translate = useTranslate();
  const { data, isError } = useEvidence(shipment);
  const stopName = useNumberedStop(shipment.stops);
  const order = useSignedInUser()?.user_type.name === 'carrier' ? OF_CARRIER : OF_BROKER;
  if (isError) return <Alert severity="error">{translate('evidence.failed')}</Alert>;
  if (!data || data.items.length === 0) return null;
  const { items, stops = [], can } = data;
  const linkTarget = { ...LINKED, id: shipment.id, name: shipment.carrierName ?? '' };
  return (
    <Section
      title="evidence.title"
      aside={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <WaiveManyButton items={items} shipmentId={shipment.id} stopName={stopName} />
          {can.includes('link') && <LinkButton linkTarget={linkTarget} />}
        </Stack>
      }
    >
      {byStop(items).map((group) => (
        <Box key={group[0]!.stopNumber ?? 0} sx={{ '& + &': { mt: 3 } }}>
          {stops.length > 0 && (
            <Typography component="h3" variant="subtitle2" color="text.secondary" sx={HEADING}>
              {stopName(group[0]!.stopNumber) || translate('evidence.ofLoad')}
            </Typography>
          )}
          <Stack component="ul" spacing={2} sx={LIST}>
            {group
              .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
              .map((item) => (
                <EvidenceRow
                  key={item.type}
                  item={item}
                  shipmentId={shipment.id}
                  stopName={stopName(item.stopNumber)}
                  isOver={isOver(shipment.status)}
                />
              ))}
          </Stack>
        </Box>
      ))}
    </Section>
  );
}

/** The proof documents of each stop in driving order, then those that are owed once; all in one group with two stops. */
function byStop(items: EvidenceItem[]): EvidenceItem[][] {
  const orderOf = ({ stopNumber }: EvidenceItem) => stopNumber ?? Infinity;
  const numbers = [...new Set(items.map(orderOf))].sort((a, b) => a - b);
  return numbers.map((number) => items.filter((item) => orderOf(item) === number));
}

/** First what waits for the reader: the broker reviews, the carrier sends. */
const OF_BROKER = ['pending', 'rejected', 'missing', 'accepted', 'waived'];
const OF_CARRIER = ['rejected', 'missing', 'pending', 'accepted', 'waived'];
const HEADING = { mb: 1 };
const LIST = { listStyle: 'none', p: 0, m: 0 };
const LINKED = { resource: 'shipments', below: 'evidence/', kind: 'evidence' } as const;
