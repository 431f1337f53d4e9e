import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { Section } from '../../core/pages/Section.tsx';
import { useNumberedStop } from '../../freight/stops/useStopText.ts';

type Arrival = Schemas['Arrival'];

/** The section of a load under way with its expected arrival, how that compares with the plan, and from what it follows. */
export function ArrivalOf() {
  const translate = useTranslate();
  const {
    id = '',
    status = '',
    delayed,
    stops = [],
  } = useRecordContext<Schemas['Shipment']>() ?? {};
  const isPossible = UNDER_WAY.includes(status);
  const { data, isError } = useArrival(id, isPossible);
  if (!isPossible) return null;
  return (
    <Section title="arrivals.title">
      {isError && <Alert severity="error">{translate('arrivals.failed')}</Alert>}
      {!data && !isError && <Skeleton variant="rounded" height={60} aria-busy />}
      {data && <Shown arrival={data} isDelayed={!!delayed} />}
      {data && <AtNextStop arrival={data} stops={stops} />}
    </Section>
  );
}

interface ShownProps {
  arrival: Arrival;
  /** Whether an incident delays the load, so that nothing says that it is on time. */
  isDelayed: boolean;
}

function Shown({ arrival, isDelayed }: ShownProps) {
  const translate = useTranslate();
  const region = useRegion();
  const { expectedAt, plannedAt, timeZone, basis, pastLoads, toldAt } = arrival;
  const time = (at: string) => formatDate(at, region, { withTime: true, timeZone });
  const why = basis === 'unknown' ? 'arrivals.unknown' : `arrivals.basis.${basis}`;
  const past = !!pastLoads && translate('arrivals.pastLoads', { count: pastLoads });
  return (
    <Stack spacing={0.5}>
      {expectedAt && <Typography sx={{ fontWeight: 600 }}>{time(expectedAt)}</Typography>}
      <Delay arrival={arrival} isDelayed={isDelayed} />
      {plannedAt && (
        <Typography variant="body2">
          {translate('arrivals.planned', { at: time(plannedAt) })}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {translate(why)} {past}
      </Typography>
      {toldAt && (
        <Typography variant="body2" color="text.secondary">
          {translate('arrivals.told', { at: time(toldAt) })}
        </Typography>
      )}
    </Stack>
  );
}

/** When a load with more than two stops is expected at its next one; nothing where that is the last one. */
function AtNextStop({ arrival, stops }: { arrival: Arrival; stops: Schemas['Stop'][] }) {
  const translate = useTranslate();
  const region = useRegion();
  const stopText = useNumberedStop(stops);
  const { nextStop } = arrival;
  if (!nextStop?.expectedAt || nextStop.stopNumber === stops.length) return null;
  const { stopNumber, expectedAt, timeZone } = nextStop;
  const at = formatDate(expectedAt, region, { withTime: true, timeZone });
  return (
    <Stack spacing={0.5} sx={{ mt: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('arrivals.atStop', { stop: stopText(stopNumber), at })}
      </Typography>
      <Delay arrival={nextStop} isDelayed />
    </Stack>
  );
}

interface DelayProps {
  arrival: Pick<Arrival, 'expectedAt' | 'lateMinutes' | 'isLate'>;
  isDelayed: boolean;
}

function Delay({ arrival: { expectedAt, lateMinutes, isLate }, isDelayed }: DelayProps) {
  const translate = useTranslate();
  if (lateMinutes === null) return null;
  const count = Math.max(1, Math.round(lateMinutes / 60));
  const key = !isLate ? 'onTime' : expectedAt ? 'late' : 'overdue';
  if (key === 'onTime' && (!expectedAt || isDelayed)) return null;
  return (
    <Typography variant="body2" color={isLate ? 'error.main' : 'text.primary'}>
      {translate(`arrivals.${key}`, { count })}
    </Typography>
  );
}

function useArrival(id: string, isPossible: boolean) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['shipments', 'arrival', id],
    queryFn: async () => (await read<Arrival>(`shipments/${id}/arrival`)).data,
    enabled: isPossible,
  });
}

const UNDER_WAY = ['assigned', 'at_pickup', 'in_transit', 'at_border'];
