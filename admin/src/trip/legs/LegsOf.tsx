import { Alert, Divider, Skeleton, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { Section } from '../../core/pages/Section.tsx';
import { isOver } from '../../freight/load/isOver.ts';
import { LegItem } from './LegItem.tsx';
import { useLegs } from './useLegs.ts';

/** The section of a load with its legs, for its broker and its carrier; one leg within a country, three across the border. */
export function LegsOf() {
  const translate = useTranslate();
  const shipment = useRecordContext<Schemas['Shipment']>()!;
  const { data, isError, isEnabled } = useLegs(shipment);
  if (!isEnabled) return null;
  return (
    <Section title="legs.title">
      {isError && <Alert severity="error">{translate('legs.failed')}</Alert>}
      {!data && !isError && <Skeleton variant="rounded" height={120} aria-busy />}
      <Stack spacing={2} divider={<Divider flexItem />}>
        {data?.map((leg) => (
          <LegItem
            key={leg.kind}
            shipmentId={shipment.id}
            leg={leg}
            isOver={isOver(shipment.status)}
          />
        ))}
      </Stack>
    </Section>
  );
}
