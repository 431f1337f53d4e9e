import type { Schemas } from '../../../core/contract/types.ts';
import { additionalStopsOf, PARTS, sumOf } from '../../../freight/rates/rateParts.ts';
import type { Invitation } from '../invitation.ts';

/** The values of the rate form: the contract's fields, and whether the price is given in parts. */
export type RateValues = Partial<Schemas['RateInput']> & { byParts?: boolean };

/**
 * The default values of the form: the last rate, otherwise only the load's currency. Days that hours give are not named
 * again, nor a stop-off charge on a load that has two stops now.
 */
export function startOf({ rate, load }: Invitation): RateValues {
  const given: Partial<Schemas['Rate']> = rate ?? {};
  const { version: _version, total: _total, late: _late, createdAt: _at, ...last } = given;
  const { additionalStops: _stops, ...values } = last;
  const currency = load.currency ?? 'USD';
  const start = { currency, ...values, byParts: !!rate && !rate.allIn };
  if (rate?.transitHours) start.transitDays = null;
  if (additionalStopsOf(load) === 0) start.stopOffCharge = null;
  return start;
}

/** The body of the call: the all-in price or the parts, never both. */
export function bodyOf(values: RateValues): object {
  const { byParts, allIn, ...rest } = values;
  const filled = Object.entries(rest).filter(([, value]) => value != null && value !== '');
  const body = Object.fromEntries(filled);
  if (byParts) return body;
  for (const part of PARTS) delete body[part];
  return allIn ? { ...body, allIn } : body;
}

/** The total of the form as a decimal string, for a load with so many stops beyond its ends. */
export function totalOf({ byParts, allIn, ...parts }: RateValues, additionalStops = 0): string {
  return byParts ? sumOf({ ...parts, additionalStops }) : sumOf({ linehaul: allIn });
}
