import { sumOf as sumOfAmounts } from '#amounts';
import type { Schemas } from '../../core/contract/types.ts';

/** The parts of a rate, the linehaul first. */
export const PARTS = [
  'linehaul',
  'fuelSurcharge',
  'borderCrossing',
  'tolls',
  'accessorials',
] as const;

type Parts = Partial<Pick<Schemas['RateInput'], (typeof PARTS)[number]>>;

/** The parts that a rate has, with their amounts. */
export function partsOf(rate: Parts): [part: string, amount: string][] {
  return PARTS.flatMap((part) => (rate[part] ? [[part, rate[part]] as [string, string]] : []));
}

/** The sum of the parts, rounded to the cent; parts that are not a number yet count as zero. */
export function sumOf(rate: Parts): string {
  return sumOfAmounts(partsOf(rate).map(([, amount]) => amount));
}
