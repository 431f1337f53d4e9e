import { addressWarnings } from '../../../platform/geography/address.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Warning } from '../../../core/records/warnings.ts';
import { hourWarnings, reachWarnings } from './schedule.ts';

/** Warnings of a load: hours that occur twice or that no truck keeps, and postal codes of another state. */
export function loadWarnings(
  load: Schemas['LoadFields'] & { distanceKm?: string | null },
): Warning[] {
  const { origin, destination } = load;
  return [
    ...hourWarnings(load),
    ...reachWarnings(load),
    ...(origin ? addressWarnings(origin, 'origin.') : []),
    ...(destination ? addressWarnings(destination, 'destination.') : []),
  ];
}

/** Warnings of a saved quote: those of its load, and goods that made it hazardous although the input said otherwise. */
export function warningsOf(quote: Schemas['Quote'], input: Schemas['QuoteChange'] = {}): Warning[] {
  return [...loadWarnings(quote), ...(quote.hazmat && input.hazmat === false ? [HAZARDOUS] : [])];
}

const HAZARDOUS: Warning = {
  field: 'hazmat',
  code: 'HAZARDOUS_GOODS',
  message: {
    es: 'La mercancía es material peligroso: la cotización se marcó así',
    en: 'The commodity is hazmat: the quote was marked as hazmat',
  },
};
