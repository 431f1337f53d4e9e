import { Decimal } from 'decimal.js';
import { Temporal } from 'temporal-polyfill';
import type { Schemas } from '../core/contract/types.ts';

type Detention = Omit<Schemas['Detention'], 'isRequested'>;

/** A stop with the times at which the truck arrived and left, and its appointment. */
export interface StopTimes {
  stop: Schemas['LoadStop'];
  arrivedAt: Date;
  leftAt: Date;
  /** The beginning of the appointment in the time of the place; null where none was agreed. */
  date: string | null;
  from: string | null;
  timeZone: string;
}

/** What was agreed about waiting. */
export interface DetentionTerms {
  freeHours: number;
  /** Per hour; null where the broker authorizes each in writing. */
  detentionRate: string | null;
}

const MINUTE_MS = 60_000;

/**
 * What the waiting at a stop comes to: from the arrival, or from the beginning of the appointment where the truck came
 * earlier, without the free time, by the minute. Undefined where nothing is beyond the free time.
 */
export function detentionAt(times: StopTimes, terms: DetentionTerms): Detention | undefined {
  const { stop, arrivedAt, leftAt } = times;
  const begins = appointmentOf(times);
  const countedFrom = begins && begins > arrivedAt ? begins : arrivedAt;
  const waited = Math.floor((+leftAt - +countedFrom) / MINUTE_MS);
  const minutes = waited - terms.freeHours * 60;
  if (minutes <= 0) return undefined;
  const rate = terms.detentionRate;
  const amount = rate ? new Decimal(rate).times(minutes).div(60).toFixed(2) : null;
  return {
    ...{ stop, freeHours: terms.freeHours, minutes, rate, amount },
    arrivedAt: arrivedAt.toISOString(),
    leftAt: leftAt.toISOString(),
    countedFrom: countedFrom.toISOString(),
  };
}

function appointmentOf({ date, from, timeZone }: StopTimes): Date | undefined {
  if (!date || !from) return undefined;
  const at = Temporal.PlainDateTime.from(`${date}T${from}`).toZonedDateTime(timeZone);
  return new Date(at.epochMilliseconds);
}
