import { Temporal } from 'temporal-polyfill';

/** The zone whose days count where no place is meant; the database's `today()` uses the same. */
const MEXICO_CITY = 'America/Mexico_City';

/** The calendar day at a moment, `YYYY-MM-DD`. */
export function dayAt(at: Date, timeZone = MEXICO_CITY): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The calendar day some days after another, `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The calendar day some months before another, `YYYY-MM-DD`; the month's last where that month is shorter. */
export function monthsBefore(day: string, months: number): string {
  return Temporal.PlainDate.from(day).subtract({ months }).toString();
}
