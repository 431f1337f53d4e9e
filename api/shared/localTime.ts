/** Whether the hours of a window (`22:00`, `02:00` or with seconds) end on the day after they begin. */
export function endsNextDay(from: Hour, to: Hour): boolean {
  return Boolean(from && to && withSeconds(to) < withSeconds(from));
}

/** The calendar day after a day, `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

type Hour = string | null | undefined;

/** A day without a change of the clocks, in milliseconds. */
export const DAY_MS = 86_400_000;

/** An hour with its seconds: `22:00:00`. */
export function withSeconds(hour: string): string {
  return hour.padEnd(8, ':00');
}
