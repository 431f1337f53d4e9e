import { Decimal } from 'decimal.js';
import { Temporal } from 'temporal-polyfill';
import { readOpeningHours } from '../../platform/geography/calendar/openingHours.ts';
import { workingFrom, workingMinutes } from '../../platform/geography/calendar/workingHours.ts';
import type { Schemas } from '../../core/contract/types.ts';

type Detention = Omit<Schemas['Detention'], 'isRequested'>;

/** A stop with the times at which the truck arrived and left, and its appointment. */
export interface StopTimes {
  stop: Schemas['LoadStop'];
  /** On a load of more than two stops. */
  stopNumber?: number | null;
  arrivedAt: Date;
  leftAt: Date;
  /** The beginning of the appointment in the time of the place; null where none was agreed. */
  date: string | null;
  from: string | null;
  timeZone: string;
  /** The opening hours of the place as its location has them. */
  hours: string | null;
}

/** The agreed terms for waiting. */
export interface DetentionTerms {
  freeHours: number;
  /** Per hour; null where the broker authorizes each in writing. */
  detentionRate: string | null;
}

/**
 * Computes the waiting at a stop: from the arrival, or from the beginning of the appointment where the truck came
 * earlier, without the free time, by the minute. Only the opening hours of the place count, where they are known and the
 * appointment is within them. Undefined where nothing is beyond the free time.
 */
export function detentionAt(times: StopTimes, terms: DetentionTerms): Detention | undefined {
  const { stop, stopNumber = null, arrivedAt, leftAt } = times;
  const begins = appointmentOf(times);
  const start = begins && begins > arrivedAt ? begins : arrivedAt;
  const opening = openingOf(times, begins);
  const countedFrom = opening ? workingFrom(opening, start) : start;
  const waited = opening
    ? workingMinutes(opening, countedFrom, leftAt)
    : Math.floor((+leftAt - +countedFrom) / MINUTE_MS);
  const minutes = waited - terms.freeHours * 60;
  if (minutes <= 0) return undefined;
  const rate = terms.detentionRate;
  const amount = rate ? new Decimal(rate).times(minutes).div(60).toFixed(2) : null;
  return {
    stop,
    stopNumber,
    freeHours: terms.freeHours,
    minutes,
    rate,
    amount,
    hours: opening ? times.hours : null,
    arrivedAt: arrivedAt.toISOString(),
    leftAt: leftAt.toISOString(),
    countedFrom: countedFrom.toISOString(),
  };
}

/** The opening hours that count: none where they cannot be read, or where the place works outside them for the appointment. */
function openingOf({ hours: text, timeZone }: StopTimes, begins: Date | undefined) {
  const hours = readOpeningHours(text);
  if (!hours) return undefined;
  const calendar = { hours, holidays: [], timeZone };
  return begins && workingFrom(calendar, begins) > begins ? undefined : calendar;
}

const MINUTE_MS = 60_000;

function appointmentOf({ date, from, timeZone }: StopTimes): Date | undefined {
  if (!date || !from) return undefined;
  const at = Temporal.PlainDateTime.from(`${date}T${from}`).toZonedDateTime(timeZone);
  return new Date(at.epochMilliseconds);
}
