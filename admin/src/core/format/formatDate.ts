import { localeFrom } from '#languages';
import { zoneInWords } from '#zones';
import { dateFormat } from './intl.ts';

/**
 * `2026-03-09` or a timestamp as `9 mar 2026` or `Mar 9, 2026`. A date without a time never shifts; a timestamp is shown
 * by 24 hours in `timeZone`, which an hour then names in words, or in the viewer's.
 */
export function formatDate(
  value: string,
  region: string,
  { withTime = false, timeZone }: { withTime?: boolean; timeZone?: string } = {},
): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const time = withTime && !isDay ? HOUR : {};
  const zone = isDay ? 'UTC' : timeZone;
  const format = dateFormat(region, { ...DAY, ...time, timeZone: zone });
  const text = format.format(new Date(value));
  return withTime && timeZone && !isDay ? `${text} (${formatZone(timeZone, region)})` : text;
}

/** A time zone in words: `hora del centro de México`, `US Central time`. */
export function formatZone(timeZone: string, region: string): string {
  return zoneInWords(timeZone)[localeFrom(region)];
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
