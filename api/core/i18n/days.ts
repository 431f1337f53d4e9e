import { Temporal } from 'temporal-polyfill';

/** The default time zone for calendar days; the database function `today()` uses the same one. */
export const MEXICO_CITY = 'America/Mexico_City';

/** The calendar day at a moment in a time zone, `YYYY-MM-DD`. */
export function dayAt(at: Date, timeZone = MEXICO_CITY): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The moment at which a calendar day begins in a time zone. */
export function startOf(day: string, timeZone: string): Date {
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime(timeZone);
  return new Date(epochMilliseconds);
}

/** The moment of an hour, `HH:MM`, of a calendar day in a time zone. */
export function momentOf(day: string, hour: string, timeZone: string): Date {
  const plainTime = Temporal.PlainTime.from(hour);
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone,
    plainTime,
  });
  return new Date(epochMilliseconds);
}

/** The calendar day a number of days after `day`, `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The calendar day a number of months before `day`, `YYYY-MM-DD`; the last day of the month when that month is shorter. */
export function monthsBefore(day: string, months: number): string {
  return Temporal.PlainDate.from(day).subtract({ months }).toString();
}
