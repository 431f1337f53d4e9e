import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';

type Transit = Pick<Schemas['RateInput'], 'transitDays' | 'transitHours'>;

/** The transit time that a rate stores: hours give days, rounded up. 422 where both are named and differ by a day or more. */
export function transitOf({ transitDays = null, transitHours = null }: Transit): Transit {
  if (transitHours === null) return { transitDays, transitHours };
  const days = transitDays ?? Math.ceil(transitHours / HOURS_OF_DAY);
  if (Math.abs(days * HOURS_OF_DAY - transitHours) >= HOURS_OF_DAY)
    throw invalid('transitHours', {
      es: 'Las horas y los días de tránsito no coinciden',
      en: 'The transit hours and days do not match',
    });
  return { transitDays: days, transitHours };
}

const HOURS_OF_DAY = 24;
