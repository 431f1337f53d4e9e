import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { serverNow } from '../../../core/data/serverClock.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { useEvents } from '../../../freight/status/EventTimeline.tsx';
import { POLL, type Shipment } from '../shipment.ts';
import { presentStopOf } from './presentStop.ts';
import { minutesLate, stopTimesOf } from './stopTimes.ts';

interface StopTimesProps {
  shipment: Shipment;
  /** The number of the stop. */
  number: number;
}

/** How a load under way stands with one of its stops: reached, left, the present one, late; renders nothing for what is ahead. */
export function StopTimes({ shipment, number }: StopTimesProps) {
  const translate = useTranslate();
  const region = useRegion();
  const { data: events = [] } = useEvents(POLL);
  const { reachedAt, leftAt, timeZone } = stopTimesOf(number, events);
  const stop = shipment.stops[number - 1]!;
  const isLast = number === shipment.stops.length;
  const isPresent = isUnderWay(shipment) && presentStopOf(shipment)?.number === number;
  const at = (time: string) => formatDate(time, region, { withTime: true, timeZone });
  const until = reachedAt ?? (isPresent ? serverNow().toISOString() : undefined);
  const late = until ? minutesLate(stop, until, timeZone ?? stop.place.timeZone ?? undefined) : 0;
  const times = [
    reachedAt && translate('shipments.stop.reached', { at: at(reachedAt) }),
    leftAt && translate(`shipments.stop.${isLast ? 'delivered' : 'left'}`, { at: at(leftAt) }),
  ].filter(Boolean);
  return (
    <>
      <Stack direction="row" useFlexGap sx={CHIPS}>
        {isPresent && <ToneChip tone="info" label={translate('shipments.stop.present')} />}
        {late >= LATE_FROM && (
          <ToneChip
            tone="bad"
            label={translate('arrivals.chip', { count: Math.round(late / 60) })}
          />
        )}
      </Stack>
      {times.map((text) => (
        <Typography key={text as string} variant="body2">
          {text}
        </Typography>
      ))}
    </>
  );
}

function isUnderWay({ status }: Shipment): boolean {
  return UNDER_WAY.includes(status);
}

const UNDER_WAY = ['assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery'];
/** A load counts as late from so many minutes after the end of its window. */
const LATE_FROM = 60;
const CHIPS = { gap: 0.75, flexWrap: 'wrap', '&:not(:empty)': { my: 0.5 } };
