import { Temporal } from 'temporal-polyfill';

/**
 * The date and time that a clock in the zone shows at a moment (ISO 8601), as a `Date` whose UTC parts are those;
 * undefined for a text that is no moment.
 */
export function wallClock(moment: string, timeZone: string): Date | undefined {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? undefined : new Date(time + offsetAt(time, timeZone));
}

/** The same date and time as spreadsheets read it from CSV: `2026-11-21 14:30`; another text stays as it is. */
export function wallClockText(moment: string, timeZone: string): string {
  const clock = wallClock(moment, timeZone);
  return clock ? clock.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ') : moment;
}

/** The offsets of zones by the quarter of an hour, in which they never change. */
const offsets = new Map<string, number>();
const MOST_OFFSETS = 10_000;
const QUARTER = 15 * 60_000;

function offsetAt(time: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(time / QUARTER)}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const zoned = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  const offset = zoned.offsetNanoseconds / 1_000_000;
  offsets.set(key, offset);
  return offset;
}
