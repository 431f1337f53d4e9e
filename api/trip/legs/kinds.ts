import type { Schemas } from '../../core/contract/types.ts';

type LegKind = Schemas['LegKind'];
type Load = Pick<Schemas['Shipment'], 'movement' | 'origin' | 'leg'>;

/**
 * The legs of a load in the order in which they are driven: three across the border, else one. A load that is itself the leg
 * over the border has that alone.
 */
export function kindsOf({ movement, origin, leg }: Load): LegKind[] {
  if (leg === 'transfer') return ['transfer'];
  if (movement !== 'cross_border') return ['domestic'];
  return isNorthbound(origin) ? ['mexican', 'transfer', 'us'] : ['us', 'transfer', 'mexican'];
}

/** Whether a cross-border load goes north: its origin is in Mexico. */
export function isNorthbound(origin: Load['origin']): boolean {
  return origin!.country === 'MX';
}
