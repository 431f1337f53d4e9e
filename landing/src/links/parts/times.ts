import { zoneInWords } from '#zones';
import { type Locale, regionOf } from '../../locale.ts';

/** A moment in the time of this device, or of a zone: "20 nov, 14:30"; `more` adds the weekday: "mié 25 nov, 14:30". */
export function momentText(
  at: string | number,
  locale: Locale,
  timeZone?: string,
  more: Pick<Intl.DateTimeFormatOptions, 'weekday'> = {},
): string {
  return new Intl.DateTimeFormat(regionOf(locale), {
    ...more,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(at));
}

/** A moment at a place, with the name of its zone: "20 nov, 14:30 (hora del centro de México)". */
export function momentAt(at: string, timeZone: string, locale: Locale): string {
  return `${momentText(at, locale, timeZone)} (${zoneInWords(timeZone)[locale]})`;
}

/** A day, or the day of a moment on this device, in words: "27 de noviembre de 2026". */
export function dayText(day: string, locale: Locale): string {
  const timeZone = day.includes('T') ? undefined : 'UTC';
  const format = new Intl.DateTimeFormat(regionOf(locale), { dateStyle: 'long', timeZone });
  return format.format(new Date(day));
}
