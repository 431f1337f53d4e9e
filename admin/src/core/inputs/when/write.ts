import { formatDate } from '../../format/formatDate.ts';
import { dateFormat } from '../../format/intl.ts';

/** Writes a day, a time or a moment as the product does: `15 dic 2026, 08:00`. */
export function write(value: string, region: string): string {
  const [day = '', time] = value.split('T');
  if (!/^\d{4}-/.test(day)) return value.slice(0, 5);
  return [formatDate(day, region), time?.slice(0, 5)].filter(Boolean).join(', ');
}

/** Writes what was read with its weekday and its year: `martes 15 de diciembre de 2026, 08:00`. */
export function writeFully(value: string, region: string): string {
  const [day = '', time] = value.split('T');
  if (!/^\d{4}-/.test(day)) return value;
  const text = dateFormat(region, FULL).format(new Date(day));
  const date = region.startsWith('es') ? text.replace(', ', ' ') : text;
  return [date, time].filter(Boolean).join(', ');
}

const FULL = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const;
