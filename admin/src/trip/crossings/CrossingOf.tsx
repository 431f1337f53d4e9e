import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { FactLine } from '../../core/fields/FactLine.tsx';
import { PhoneLink } from '../../core/fields/PhoneField.tsx';
import { formatDate } from '../../core/format/formatDate.ts';
import { localName } from '../../core/format/localName.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { isOver } from '../../freight/load/isOver.ts';
import { Section } from '../../core/pages/Section.tsx';
import { BridgeWaits } from '../bridgeWaits/index.ts';
import { BesideBorder } from './BesideBorder.tsx';
import { CrossingDialog } from './CrossingDialog.tsx';
import { type Crossing, useCrossing } from './useCrossing.ts';

/** The section of a cross-border load with its bridge, planned arrival, customs brokers and papers. */
export function CrossingOf() {
  const translate = useTranslate();
  const shipment = useRecordContext<Schemas['Shipment']>()!;
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isEnabled } = useCrossing(shipment);
  if (!isEnabled) return null;
  const action = (
    <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
      {translate(data?.version ? 'crossings.edit' : 'crossings.fill')}
    </Button>
  );
  return (
    <Section title="crossings.title" aside={data?.can?.includes('update') && action}>
      {isError && <Alert severity="error">{translate('crossings.failed')}</Alert>}
      {!data && !isError && <Skeleton variant="rounded" height={90} aria-busy />}
      {data && <Shown crossing={data} isOver={isOver(shipment.status)} />}
      {isOpen && data && (
        <CrossingDialog shipmentId={shipment.id} crossing={data} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}

function Shown({ crossing, isOver }: { crossing: Crossing; isOver: boolean }) {
  const translate = useTranslate();
  const region = useRegion();
  const { bridgeId, plannedAt, fast, direction, manifestAcceptedAt, timeZone } = crossing;
  const zone = timeZone ? { timeZone } : {};
  const time = (at: string) => formatDate(at, region, { withTime: true, ...zone });
  const bridge = bridgeId && localName(crossing, 'bridgeName');
  return (
    <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {[translate(`crossings.direction.${direction}`), bridge, plannedAt && time(plannedAt)]
          .filter(Boolean)
          .join(' · ')}
        {fast && ' · FAST'}
      </Typography>
      <BesideBorder load={crossing} />
      {!bridgeId && !plannedAt && (
        <Typography variant="body2" color="text.secondary">
          {translate(isOver ? 'crossings.none' : 'crossings.empty')}
        </Typography>
      )}
      {bridgeId && bridge && <BridgeWaits bridgeId={bridgeId} bridgeName={bridge} />}
      <Broker label="mxBrokerName" name={crossing.mxBrokerName} phone={crossing.mxBrokerPhone} />
      <Broker label="usBrokerName" name={crossing.usBrokerName} phone={crossing.usBrokerPhone} />
      {PAPERS.filter((paper) => crossing[paper]).map((paper) => (
        <Line key={paper} label={paper}>
          {crossing[paper]}
        </Line>
      ))}
      {manifestAcceptedAt && <Line label="manifestAcceptedAt">{time(manifestAcceptedAt)}</Line>}
    </Stack>
  );
}

interface BrokerProps {
  label: string;
  name: string | null | undefined;
  phone: string | null | undefined;
}

function Broker({ label, name, phone }: BrokerProps) {
  if (!name && !phone) return null;
  return (
    <Line label={label}>
      {name} {phone && <PhoneLink phone={phone} />}
    </Line>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return <FactLine label={`resources.crossings.fields.${label}`}>{children}</FactLine>;
}

const PAPERS = ['pedimento', 'doda', 'cfdiUuid', 'paps'] as const;
