import type { Schemas } from '../../core/contract/types.ts';

/** The movement between two countries: within Mexico, within the United States, or across the border. */
export function movementBetween(origin: string, destination: string): Schemas['Movement'] {
  if (origin !== destination) return 'cross_border';
  return origin === 'MX' ? 'mexico' : 'us';
}
