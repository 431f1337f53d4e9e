import { type Locale, regionOf } from '../../shared/languages.ts';
import { zoneInWords } from '../../shared/zoneInWords.ts';

/** A calendar day (`2026-11-23`) in words: "lunes 23 de noviembre de 2026", "Monday, November 23, 2026". */
export function dayInWords(day: string, locale: Locale): string {
  const text = format(new Date(day), 'UTC', locale, { weekday: 'long' });
  return locale === 'es' ? text.replace(',', '') : text;
}

/** A calendar day without its weekday: "23 de noviembre de 2026", "November 23, 2026". */
export function dateInWords(day: string, locale: Locale): string {
  return format(new Date(day), 'UTC', locale);
}

/** A time in a time zone: "23 de noviembre de 2026, 14:05", "November 23, 2026, 14:05"; without the zone's name. */
export function momentInWords(at: Date, timeZone: string, locale: Locale): string {
  const time = new Intl.DateTimeFormat(regionOf(locale), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${format(at, timeZone, locale)}, ${time.format(at)}`;
}

/** The same with the zone's name: "23 de noviembre de 2026, 14:05 (hora del Centro de México)". */
export function momentWithZone(at: Date, timeZone: string, locale: Locale): string {
  return `${momentInWords(at, timeZone, locale)} (${zoneInWords(timeZone)[locale]})`;
}

function format(
  at: Date,
  timeZone: string,
  locale: Locale,
  more: Intl.DateTimeFormatOptions = {},
): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone, ...more } as const;
  return new Intl.DateTimeFormat(regionOf(locale), options).format(at);
}
