import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FactLine } from '../../core/fields/FactLine.tsx';
import { PhoneLink } from '../../core/fields/PhoneField.tsx';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { LegDialog } from './LegDialog.tsx';
import type { Leg } from './useLegs.ts';

interface LegItemProps {
  shipmentId: string;
  leg: Leg;
  /** Whether the load is closed or cancelled; what the leg lacks is not told then. */
  isOver: boolean;
}

/** A leg: who drives it with what, its hand-over, what it lacks, and the button that fills it. */
export function LegItem({ shipmentId, leg, isOver }: LegItemProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const name = translate(`legs.kind.${leg.kind}`);
  const action = translate(leg.version > 0 ? 'legs.edit' : 'legs.fill');
  return (
    <Box component="section" aria-label={name}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h3" variant="h5">
          {name}
        </Typography>
        {leg.can?.includes('update') && (
          <Button
            size="small"
            variant={leg.version > 0 ? 'text' : 'outlined'}
            aria-label={`${action}: ${name}`}
            onClick={() => setOpen(true)}
            sx={{ minHeight: 44 }}
          >
            {action}
          </Button>
        )}
      </Stack>
      <LegFacts leg={leg} />
      {!isOver && <Gaps leg={leg} />}
      {isOpen && <LegDialog shipmentId={shipmentId} leg={leg} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function LegFacts({ leg }: { leg: Leg }) {
  const translate = useTranslate();
  const { carrierName, scac, caat, contactName, contactPhone, operatorPhone, operator } = leg;
  const codes = [scac && `SCAC ${scac}`, caat && `CAAT ${caat}`].filter(Boolean).join(' · ');
  const driver = operator?.name ?? leg.operatorName;
  const driverPhone = operator?.phone ?? operatorPhone;
  const truck = leg.unit ? `${leg.unit.name} (${leg.unit.plates})` : leg.unitPlates;
  const trailer = leg.trailer ? `${leg.trailer.name} (${leg.trailer.plates})` : leg.trailerPlates;
  return (
    <Stack spacing={0.25} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {carrierName ?? translate('legs.own')}
        {codes && ` · ${codes}`}
      </Typography>
      {(contactName || contactPhone) && (
        <Line label="contactName">
          {contactName} {contactPhone && <PhoneLink phone={contactPhone} />}
        </Line>
      )}
      {driver && (
        <Line label="operatorId">
          {driver} {driverPhone && <PhoneLink phone={driverPhone} />}
        </Line>
      )}
      {truck && <Line label="unitId">{truck}</Line>}
      {trailer && <Line label="trailerId">{trailer}</Line>}
      {leg.seal && <Line label="seal">{leg.seal}</Line>}
      <HandOver leg={leg} />
    </Stack>
  );
}

function HandOver({ leg: { handOverPlace, plannedHandOverAt, handedOverAt } }: { leg: Leg }) {
  const region = useRegion();
  const at = handedOverAt ?? plannedHandOverAt;
  if (!handOverPlace && !at) return null;
  const when = at && formatDate(at, region, { withTime: true });
  return (
    <Line label={handedOverAt ? 'handedOverAt' : 'plannedHandOverAt'}>
      {[handOverPlace, when].filter(Boolean).join(', ')}
    </Line>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return <FactLine label={`resources.legs.fields.${label}`}>{children}</FactLine>;
}

function Gaps({ leg: { missing } }: { leg: Leg }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
      {missing.length === 0 && <ToneChip tone="good" label={translate('legs.complete')} />}
      {missing.map((gap) => (
        <ToneChip
          key={gap}
          tone={gap.endsWith('_expired') ? 'bad' : 'warning'}
          label={translate(`legs.gap.${gap}`)}
        />
      ))}
    </Stack>
  );
}
