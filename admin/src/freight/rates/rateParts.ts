import { sumOf as sumOfAmounts, timesOf } from '#amounts';
import type { Schemas } from '../../core/contract/types.ts';

/** The parts of a rate, the linehaul first. */
export const PARTS = [
  'linehaul',
  'fuelSurcharge',
  'borderCrossing',
  'tolls',
  'accessorials',
] as const;

type Part = (typeof PARTS)[number] | 'stopOffCharge' | 'additionalStops';
type Parts = Partial<Pick<Schemas['Rate'], Part>>;

/** The parts that a rate has, with their amounts; what its stop-off charges come to is the last one, `stopOff`. */
export function partsOf(rate: Parts): [part: string, amount: string][] {
  const parts = PARTS.flatMap((part) =>
    rate[part] ? [[part, rate[part]] as [string, string]] : [],
  );
  const { linehaul, stopOffCharge, additionalStops } = rate;
  if (!linehaul || !stopOffCharge || !additionalStops) return parts;
  return [...parts, ['stopOff', timesOf(stopOffCharge, additionalStops)]];
}

/** How many stops a load has beyond its ends. */
export function additionalStopsOf({ stops }: { stops?: unknown[] }): number {
  return Math.max(0, (stops?.length ?? 0) - 2);
}

/** The sum of the parts, rounded to the cent; parts that are not a number yet count as zero. */
export function sumOf(rate: Parts): string {
  return sumOfAmounts(partsOf(rate).map(([, amount]) => amount));
}
