import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { readOpeningHours } from '../../platform/geography/calendar/openingHours.ts';

/** When trucks with cargo cross a bridge, by its text: hours of each day, always, or null where nobody has told. */
export function cargoHours(text: string | null): ReturnType<typeof readOpeningHours> | 'always' {
  if (!text) return null;
  return ALWAYS.test(text) ? 'always' : readOpeningHours(text);
}

const ALWAYS = /^\s*24 ?(?:h|hrs|horas|hours)\.?\s*$/i;

/** Throws 422 for hours that nobody could compare with a time. */
export function checkHours({ hours }: Partial<Schemas['BridgeFields']>): void {
  if (hours?.trim() && !cargoHours(hours)) throw invalid('hours', UNREADABLE);
}

const UNREADABLE = {
  es: 'Escriba los días y horas así: L–V 7:00–24:00, S 8:00–16:00; o 24 h',
  en: 'Enter days and hours like this: Mon–Fri 7:00–24:00, Sat 8:00–16:00; or 24 h',
};
