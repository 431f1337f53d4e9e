import { Decimal } from 'decimal.js';

/** The value below which `share` of the sorted amounts lie, interpolated between neighbours (Hyndman and Fan's type 7). */
export function percentile(sortedValues: Decimal[], share: string): Decimal {
  const place = new Decimal(share).times(sortedValues.length - 1);
  const below = sortedValues[place.floor().toNumber()]!;
  const above = sortedValues[place.ceil().toNumber()]!;
  return below.plus(above.minus(below).times(place.minus(place.floor())));
}
