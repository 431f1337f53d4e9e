import type { Locale } from '../../locale.ts';

/** A day in words: "27 de noviembre de 2026". */
export function dayText(day: string, locale: Locale): string {
  const region = locale === 'es' ? 'es-MX' : 'en-US';
  const format = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
