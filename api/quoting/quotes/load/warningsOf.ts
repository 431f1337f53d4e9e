import { addressWarnings } from '../../../platform/geography/address.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Warning } from '../../../core/records/warnings.ts';

/**
 * Warnings of a saved quote: postal codes of another state, and goods that made it hazardous although the input said
 * otherwise.
 */
export function warningsOf(
  { origin, destination, hazmat }: Schemas['Quote'],
  input: Schemas['QuoteChange'] = {},
): Warning[] {
  return [
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
