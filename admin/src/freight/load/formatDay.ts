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
