import { Decimal } from 'decimal.js';

/** How far an amount lies above (+) or below (-) a base, as a share of the base; null where one is missing or the base is 0. */
export function difference(amount?: string | null, base?: string | null): Decimal | null {
  if (!amount || !base || new Decimal(base).isZero()) return null;
  return new Decimal(amount).minus(base).dividedBy(base);
}
