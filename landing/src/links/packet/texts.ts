import { language } from '../messages.ts';
import { packetMessages } from './messages.ts';

/** The texts of the page in its language. */
export const t = packetMessages[language()];

/** A day or time as a day in words. */
export function dayText(day: string): string {
  const region = language() === 'es' ? 'es-MX' : 'en-US';
  const timeZone = day.includes('T') ? undefined : 'UTC';
  return new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone }).format(new Date(day));
}
