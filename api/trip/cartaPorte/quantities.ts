import { type Data, type Good, thousandths, valueAt } from './data.ts';
import { type PlacedStop, placedStops } from './stops.ts';

/** A quantity that goes from a pickup to a delivery, in thousandths. */
export interface Carriage {
  from: PlacedStop;
  to: PlacedStop;
  amount: number;
}

/** How much of a commodity is taken or left at a stop, in thousandths; where there is one of its kind, all of it. */
export function quantityAt(good: Good, { quantity }: PlacedStop): number {
  const text = quantity ? valueAt(good, quantity) : good.quantity;
  return thousandths(text as string | null | undefined) ?? 0;
}

/**
 * The quantities of a commodity by pickup and delivery, and the deliveries at which more is left than was taken before.
 * What was taken first is left first.
 */
export function carriagesOf(
  good: Good,
  data: Data,
): { carriages: Carriage[]; short: PlacedStop[] } {
  const aboard: { from: PlacedStop; amount: number }[] = [];
  const carriages: Carriage[] = [];
  const short: PlacedStop[] = [];
  for (const stop of placedStops(data)) {
    const amount = quantityAt(good, stop);
    if (stop.kind === 'pickup') aboard.push({ from: stop, amount });
    else if (leave(aboard, stop, amount, carriages) > 0) short.push(stop);
  }
  return { carriages, short };
}

/** Takes an amount off the truck; returns what was not aboard. */
function leave(
  aboard: { from: PlacedStop; amount: number }[],
  to: PlacedStop,
  wanted: number,
  carriages: Carriage[],
): number {
  let rest = wanted;
  for (const part of aboard) {
    const amount = Math.min(part.amount, rest);
    if (amount > 0) carriages.push({ from: part.from, to, amount });
    part.amount -= amount;
    rest -= amount;
  }
  return rest;
}

/** The sum of what is taken, or left, at all stops of a kind, in thousandths. */
export function sumOf(good: Good, stops: PlacedStop[]): number {
  return stops.reduce((sum, stop) => sum + quantityAt(good, stop), 0);
}
