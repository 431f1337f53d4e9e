import { dayAfter, endsNextDay } from '#localTime';
import { dateFormat } from '../../core/format/intl.ts';

/** `2026-11-23` as `lun 23 nov` or `Mon, Nov 23`, with the weekday and independent of the time zone. */
export function formatDay(date: string, region: string): string {
  const text = dateFormat(region, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(date));
  return text.replace(' de ', ' ');
}

/** The window of a day: `08:00–14:00`, and `22:00–02:00 (mar 24 nov)` where it ends the next day. */
export function formatHours(date: string, from: Hour, to: Hour, region: string): string {
  const hours = [from, to].flatMap((time) => (time ? [time.slice(0, 5)] : [])).join('–');
  if (!endsNextDay(from, to)) return hours;
  return `${hours} (${formatDay(dayAfter(date), region)})`;
}

type Hour = string | null | undefined;
