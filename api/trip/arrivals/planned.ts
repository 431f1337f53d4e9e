import type { Schemas } from '../../core/contract/types.ts';
import { daysAfter, momentOf } from '../../core/i18n/days.ts';
import { endsNextDay } from '../../shared/localTime.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';

/** The end of a stop's window, of its day where it has no hours, in epoch milliseconds; null without a day. */
export function windowEndOf(stop: Schemas['Stop']): number | null {
  return plannedAt(stop.place!, lastDayOf(stop), stop.to, '23:59');
}

/** A planned day and hour at a place in epoch milliseconds; without an hour the given one, null without a day. */
export function plannedAt(
  place: Schemas['Place'],
  day: string | null | undefined,
  hour: string | null | undefined,
  otherwise: string,
): number | null {
  if (!day) return null;
  return momentOf(day, hour ?? otherwise, zoneOf(place)).getTime();
}

/** The day on which the window of a stop ends. */
function lastDayOf({ date, from, to }: Schemas['Stop']): string | null | undefined {
  return date && endsNextDay(from, to) ? daysAfter(date, 1) : date;
}
