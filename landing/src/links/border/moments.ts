import { zoneInWords } from '#zones';
import type { Locale } from '../../locale.ts';
import { momentText } from '../parts/times.ts';

interface Place {
  timeZone: string;
  locale: Locale;
}

/** A moment in the time of the bridge, with the name of its zone: "mié 25 nov, 14:30, hora del centro de EE. UU.". */
export function momentAtBridge(at: string, { timeZone, locale }: Place): string {
  const text = momentText(at, locale, timeZone, { weekday: 'short' });
  return `${text}, ${zoneInWords(timeZone)[locale]}`;
}

/** The moment, in ISO 8601, of a local time such as `2026-11-25T14:30` in a time zone. */
export function momentIn(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const localText = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(asUtc);
  const offset = Date.parse(`${localText.replace(' ', 'T')}Z`) - asUtc;
  return new Date(asUtc - offset).toISOString();
}
