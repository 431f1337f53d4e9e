import type { Locale } from '../../locale.ts';

/** A day or a moment as a day in words. */
export function dayText(day: string, locale: Locale): string {
  const region = locale === 'es' ? 'es-MX' : 'en-US';
  const timeZone = day.includes('T') ? undefined : 'UTC';
  return new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone }).format(new Date(day));
}
