import { Alert, Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { Section } from '../../core/pages/Section.tsx';
import { isOver } from '../../freight/load/isOver.ts';
import { AccessorialRow } from './AccessorialRow.tsx';
import { AddedStops } from './AddedStops.tsx';
import { DetentionLine } from './DetentionLine.tsx';
import { RequestButton } from './RequestButton.tsx';

/** The section of a load with its accessorials and the detention that may be asked for, for broker and carrier. */
export function Accessorials() {
  const shipment = useRecordContext<Schemas['Shipment']>()!;
  const translate = useTranslate();
  const { data, isError } = useAccessorials(shipment);
  if (isError) return <Alert severity="error">{translate('accessorials.failed')}</Alert>;
  if (!data) return null;
  const { items, detention, addedStops, can } = data;
  const mayRequest = can.includes('request');
  const isDone = isOver(shipment.status);
  const open = isDone ? [] : detention.filter(({ isRequested }) => !isRequested);
  if (items.length === 0 && !mayRequest) return null;
  return (
    <Section
      title="accessorials.title"
      aside={mayRequest && <RequestButton shipmentId={shipment.id} currency={data.currency} />}
    >
      <Stack spacing={2}>
        {open.map((one) => (
          <DetentionLine
            key={`${one.stop} ${one.stopNumber}`}
            detention={one}
            currency={data.currency}
            stops={shipment.stops}
            shipmentId={mayRequest ? shipment.id : undefined}
          />
        ))}
        {addedStops && !isDone && <AddedStops added={addedStops} />}
        {items.length === 0 && (
          <Typography color="text.secondary">{translate('accessorials.none')}</Typography>
        )}
        {items.length > 0 && (
          <Box component="ul" sx={LIST}>
            {items.map((item) => (
              <AccessorialRow
                key={item.id}
                item={item}
                stops={shipment.stops}
                shipmentId={shipment.id}
                isOver={isDone}
              />
            ))}
          </Box>
        )}
      </Stack>
    </Section>
  );
}

function useAccessorials({ id, carrierId, version }: Schemas['Shipment']) {
  const { read } = useDataProvider<AndenDataProvider>();
  const isCustomer = useSignedInUser()?.user_type.name === 'shipper';
  return useQuery({
    queryKey: ['shipments', 'accessorials', id, version],
    queryFn: async () =>
      (await read<Schemas['LoadAccessorials']>(`shipments/${id}/accessorials`)).data,
    enabled: !isCustomer && !!carrierId,
    placeholderData: (before) => before,
  });
}

const LIST = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 };
