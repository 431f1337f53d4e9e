import { farFrom, inCurrency, sumOf, timesOf } from '#amounts';
import type { Locale } from '../../locale.ts';
import type { Schemas } from '../../schemas.ts';
import { amountText } from '../amount.ts';
import { answerMessages } from './messages.ts';

/** A rate as it is sent: its currency, and its amounts in all-in or in parts. */
export type Rate = Partial<Record<RateField, string | null>>;
type RateField = 'currency' | 'allIn' | 'stopOffCharge' | (typeof PARTS)[number];

/** The amounts of an itemized rate. */
export const PARTS = [
  'linehaul',
  'fuelSurcharge',
  'borderCrossing',
  'tolls',
  'accessorials',
] as const;

/** Says that a rate is far from the target rate, both in the rate's currency; undefined when it is not. */
export function rateDoubt(
  rate: Rate,
  { load }: Pick<Schemas['Invitation'], 'load'>,
  locale: Locale,
): string | undefined {
  const currency = rate.currency ?? load.currency;
  const target = inCurrency(load.targetRate, load.currency, currency, load.exchangeRate);
  const stopOff = rate.linehaul ? timesOf(rate.stopOffCharge, additionalStopsOf(load)) : undefined;
  const total = sumOf([rate.allIn, stopOff, ...PARTS.map((name) => rate[name])]);
  const distance = farFrom(total, target);
  if (!distance || !target || !currency) return undefined;
  const { aboveTarget, belowTarget } = answerMessages[locale];
  return (distance.isAbove ? aboveTarget : belowTarget)
    .replace('{amount}', () => amountText(total, currency))
    .replace('{target}', () => amountText(target, currency))
    .replace('{percent}', distance.percent);
}

/** How many stops a load has beyond its ends. */
export function additionalStopsOf({ stops }: Schemas['InvitedLoad']): number {
  return Math.max(0, (stops?.length ?? 0) - 2);
}
