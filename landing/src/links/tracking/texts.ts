import { endsNextDay } from '#localTime';
import { language } from '../messages.ts';
import { trackingMessages } from './messages.ts';

export const t = trackingMessages[language()];

const region = language() === 'es' ? 'es-MX' : 'en-US';

/** A moment in the local time of a place: "20 nov, 14:30". */
export function momentText(at: string, timeZone: string): string {
  const format = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const options = { ...format, hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat(region, options).format(new Date(at));
}

/**
 * A planned day and its window: "20 de noviembre de 2026, 08:00–14:00 (hora local)"; one over midnight names the day of
 * its end.
 */
export function plannedText(date: string | null, from: string | null, to: string | null): string {
  if (!date) return t.noDate;
  const hours = [...new Set([from, to])].filter(Boolean).join('–');
  const end = endsNextDay(from, to) ? `, ${dayText(Date.parse(date) + DAY_MS)}` : '';
  return [dayText(Date.parse(date)), hours && `${hours}${end} (${t.local})`]
    .filter(Boolean)
    .join(', ');
}

function dayText(at: number): string {
  return new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

const DAY_MS = 86_400_000;
