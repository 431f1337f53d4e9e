const MINUTE = 60_000;

/** The time `minutes` after another; negative minutes go back. */
export function later(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * MINUTE);
}

/** The local date in a time zone, YYYY-MM-DD. */
export function localDate(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10);
}

/** The local time in a time zone, HH:MM. */
export function localTime(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(11, 16);
}

/** The instant of a local date and time in a time zone. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const local = new Date(`${wallClock(asUtc, timeZone).replace(' ', 'T')}Z`);
  return new Date(2 * asUtc.getTime() - local.getTime());
}

/** The date a number of days later, YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return later(new Date(`${date}T00:00Z`), days * 24 * 60)
    .toISOString()
    .slice(0, 10);
}

function wallClock(instant: Date, timeZone: string) {
  return instant.toLocaleString('sv-SE', { timeZone });
}
