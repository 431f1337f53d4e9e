import { addressWarnings } from '../../../platform/geography/address.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Warning } from '../../../core/records/warnings.ts';
import { hourWarnings, reachWarnings } from './schedule.ts';

/**
 * Warnings of a saved quote: hours that occur twice or that no truck keeps, postal codes of another state, and goods that made it hazardous although the input said
 * otherwise.
 */
export function warningsOf(quote: Schemas['Quote'], input: Schemas['QuoteChange'] = {}): Warning[] {
  const { origin, destination, hazmat } = quote;
  return [
    ...hourWarnings(quote),
    ...reachWarnings(quote),
    ...addressWarnings(origin!, 'origin.'),
    ...addressWarnings(destination!, 'destination.'),
    ...(hazmat && input.hazmat === false ? [HAZARDOUS] : []),
  ];
}

const HAZARDOUS: Warning = {
  field: 'hazmat',
  code: 'HAZARDOUS_GOODS',
  message: {
    es: 'La mercancía es material peligroso: la cotización se marcó así',
    en: 'The commodity is hazmat: the quote was marked as hazmat',
  },
};
