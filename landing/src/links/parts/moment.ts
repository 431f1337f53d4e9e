import type { Locale } from '../../locale.ts';

/** A moment on this device: "20 nov, 14:30". */
export function momentText(at: string | number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-MX' : 'en-US', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
}
