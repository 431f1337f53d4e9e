import type { Schemas } from '../../../core/contract/types.ts';
import { PARTS, sumOf } from '../../../freight/rates/rateParts.ts';
import type { Invitation } from '../invitation.ts';

/** The values of the rate form: the contract's fields, and whether the price is given in parts. */
export type RateValues = Partial<Schemas['RateInput']> & { byParts?: boolean };

/** The default values of the form: the last rate, otherwise only the load's currency. */
export function startOf({ rate, load }: Invitation): RateValues {
  const { version: _version, total: _total, late: _late, createdAt: _at, ...last } = rate ?? {};
  return { currency: load.currency ?? 'USD', ...last, byParts: !!rate && !rate.allIn };
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

/** The total of the form as a decimal string. */
export function totalOf({ byParts, allIn, ...parts }: RateValues): string {
  return byParts ? sumOf(parts) : sumOf({ linehaul: allIn });
}
