import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../core/format/formatDate.ts';
import { placeText } from '../../../freight/places/placeText.ts';
import { localName } from '../../../core/format/localName.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import type { Tone } from '../../../core/theme/tokens.ts';
import { useAct } from '../../../core/actions/useAct.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { useNumberedStop } from '../../../freight/stops/useStopText.ts';
import type { Shipment } from '../shipment.ts';
import type { Report } from './useReports.ts';

interface IncidentItemProps {
  report: Report;
  shipment: Shipment;
  mayResolve: boolean;
}

/** One incident: type, of which stop where there are more than two, whether it delays the load, place, local time, and who reported it. */
export function IncidentItem({ report, shipment, mayResolve }: IncidentItemProps) {
  const translate = useTranslate();
  const region = useRegion();
  const { act, isPending } = useAct('shipments.incidents.resolved');
  const stopText = useNumberedStop(shipment.stops);
  const { timeZone, resolvedAt, stopNumber, leg } = report;
  const at = formatDate(report.occurredAt, region, { withTime: true, timeZone });
  const resolve = () =>
    act({ resource: 'shipments', id: shipment.id, verb: `incidents/${report.id}/resolve` });
  return (
    <Box component="li" sx={{ opacity: resolvedAt ? 0.75 : 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650 }}>{localName(report)}</Typography>
        {resolvedAt ? (
          <ToneChip tone="good" label={translate('shipments.incidents.over')} />
        ) : (
          <ToneChip
            tone={TONES[report.severity]}
            label={translate(`incidents.severity.${report.severity}`)}
          />
        )}
        {report.delays && <ToneChip tone="bad" label={translate('shipments.delayed')} />}
      </Stack>
      {leg && <Typography variant="body2">{translate(`shipments.byLegs.kind.${leg}`)}</Typography>}
      {stopNumber && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {stopText(stopNumber)}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {[placeText(report.place), at, report.reportedBy].filter(Boolean).join(' · ')}
      </Typography>
      {report.comment && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {report.comment}
        </Typography>
      )}
      {mayResolve && !resolvedAt && (
        <Button size="small" sx={{ mt: 0.5, ml: -0.5 }} disabled={isPending} onClick={resolve}>
          {translate('shipments.incidents.resolve')}
        </Button>
      )}
    </Box>
  );
}

const TONES: Record<Report['severity'], Tone> = { low: 'neutral', medium: 'warning', high: 'bad' };
