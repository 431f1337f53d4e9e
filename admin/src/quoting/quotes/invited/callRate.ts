import { PARTS } from '../../../freight/rates/rateParts.ts';
import type { CallValues } from './replyFill.ts';

/** Whether the rate is itemized: by the choice of the person, otherwise because a reply has filled its linehaul. */
export function isByParts({ byParts, rate }: CallValues): boolean {
  return byParts ?? rate?.linehaul !== undefined;
}

/** The rate without the amounts that are not asked for. */
export function rateOf(values: CallValues): NonNullable<CallValues['rate']> {
  const left: string[] = isByParts(values) ? ['allIn'] : [...PARTS];
  const entries = Object.entries(values.rate ?? {});
  return Object.fromEntries(entries.filter(([name]) => !left.includes(name)));
}
