import { Temporal } from 'temporal-polyfill';
import { hoursOn } from '../../platform/geography/calendar/workingHours.ts';
import { DAY_MS } from '../../shared/localTime.ts';
import { cargoHours } from './hours.ts';

/**
 * Tells the first moment, from a given one on, at which cargo crosses the bridge, both in epoch milliseconds. One whose hours
 * nobody has told counts as open. Asked many times, it reads the hours of each day once.
 */
export function openingOf({ hours, timeZone }: BridgeHours): (from: number) => number {
  const week = cargoHours(hours ?? null);
  if (!week || week === 'always') return (from) => from;
  const calendar = { hours: week, timeZone, holidays: [] };
  const spans = new Map<number, ReturnType<typeof spanOn>>();
  return (from) => {
    const first = Math.floor(from / DAY_MS) - 2;
    for (let day = first; day <= first + LONGEST; day += 1) {
      if (!spans.has(day)) spans.set(day, spanOn(calendar, day));
      const span = spans.get(day);
      if (span && from < span.to) return Math.max(from, span.from);
    }
    return from;
  };
}

interface BridgeHours {
  hours?: string | null | undefined;
  timeZone: string;
}

/** When the bridge opens and closes on a day, which is counted from 1970-01-01. */
function spanOn(calendar: Parameters<typeof hoursOn>[0], day: number) {
  const hours = hoursOn(calendar, EPOCH.add({ days: day }));
  return hours && { from: hours.from.epochMilliseconds, to: hours.to.epochMilliseconds };
}

const EPOCH = Temporal.PlainDate.from('1970-01-01');

/** Days, after which each weekday has come, whatever the zone. */
const LONGEST = 10;
