import { language } from '../messages.ts';

/** A moment in the time of the bridge: "mié 25 nov, 14:30". */
export function momentText(at: string, timeZone: string): string {
  const region = language() === 'es' ? 'es-MX' : 'en-US';
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(region, { ...day, ...hour, timeZone }).format(new Date(at));
}

/** The moment, in ISO 8601, of a local time such as `2026-11-25T14:30` in a time zone. */
export function momentIn(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', {
    ...{ dateStyle: 'short', timeStyle: 'medium', timeZone },
  }).format(asUtc);
  const offset = Date.parse(`${shown.replace(' ', 'T')}Z`) - asUtc;
  return new Date(asUtc - offset).toISOString();
}
