import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import type { Permissions } from '../../../core/auth/permissions.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import { WordField } from '../../../core/fields/WordField.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { type Carrier, CONFIDENCE_TONES } from '../carrier.ts';
import { ConfidenceDialog } from './ConfidenceDialog.tsx';

/** The confidence level of a carrier, what it rests on, what it does, and the button to set it; not for carriers. */
export function CarrierConfidence() {
  const carrier = useRecordContext<Carrier>();
  const mayCompare = usePermissions<Permissions>().permissions?.carriers?.includes('compare');
  return carrier && mayCompare ? <Explained carrier={carrier} /> : null;
}

function Explained({ carrier: { id, can = [] } }: { carrier: Carrier }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const data = useConfidence(id);
  return (
    <Section
      title="carriers.trust.title"
      aside={<WordField source="confidence" of="carriers.confidence" tones={CONFIDENCE_TONES} />}
    >
      {data ? <Parts confidence={data} /> : <Skeleton variant="rounded" height={120} aria-busy />}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {translate('carriers.trust.effect')}
      </Typography>
      {can.includes('assess') && (
        <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 1, px: 0 }}>
          {translate('carriers.trust.action')}
        </Button>
      )}
      <ConfidenceDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Section>
  );
}

function useConfidence(id: string) {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: ['carriers', 'confidence', id],
    queryFn: async () =>
      (await read<Schemas['CarrierConfidence']>(`carriers/${id}/confidence`)).data,
  });
  return data;
}

function Parts({ confidence }: { confidence: Schemas['CarrierConfidence'] }) {
  const translate = useTranslate();
  const region = useRegion();
  const { note, documents, answers, loads, stops, incidents } = confidence;
  const told = note && {
    name: note.userName,
    date: formatDate(note.at, region),
    reason: note.reason,
  };
  return (
    <Stack spacing={1}>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
        <li>{translate('carriers.trust.documents', documents)}</li>
        <li>{translate('carriers.trust.answers', { ...answers })}</li>
        <li>{translate('carriers.trust.loads', { ...loads })}</li>
        {stops && <li>{translate('carriers.trust.stops', { ...stops })}</li>}
        <li>{translate('carriers.trust.incidents', { ...incidents })}</li>
      </Stack>
      {told && <Typography variant="body2">{translate('carriers.trust.setBy', told)}</Typography>}
    </Stack>
  );
}
