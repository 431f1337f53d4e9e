/** A day that exists, between the years 1900 and 2199, as `YYYY-MM-DD`. */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  if (!(year >= 1900 && year < 2200) || !(month >= 1 && month <= 12)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? isoDay(date) : undefined;
}

/** The next day of the month, or of this month's days, from today on; the last one until today for what is past. */
export function nearest(
  day: number,
  month: number | undefined,
  { today, isPast = false }: { today: string; isPast?: boolean },
): string | undefined {
  const [year, thisMonth] = today.split('-').map(Number) as [number, number];
  const isFit = (candidate: string) => (isPast ? candidate <= today : candidate >= today);
  // A 29th of February comes within eight years, a 31st within two months.
  for (let step = 0; step <= 8; step++) {
    const steps = isPast ? -step : step;
    const candidate = month
      ? calendarDay(year + steps, month, day)
      : calendarDay(...monthAfter(year, thisMonth, steps), day);
    if (candidate && isFit(candidate)) return candidate;
  }
  return undefined;
}

function monthAfter(year: number, month: number, steps: number): [number, number] {
  const months = year * 12 + month - 1 + steps;
  return [Math.floor(months / 12), (months % 12) + 1];
}

/** The day so many days after another one. */
export function plusDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * 86_400_000));
}

/** The weekday of a day, from 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
