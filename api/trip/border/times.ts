import { momentOf } from '../../core/i18n/days.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import type { BorderFacts } from './facts.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** The moment so many hours before the planned arrival at the bridge; null where none is planned. */
export function beforeArrival({ crossing }: BorderFacts, hours: number): string | null {
  const planned = crossing?.plannedAt;
  return planned ? new Date(Date.parse(planned) - hours * HOUR_MS).toISOString() : null;
}

/** When the pickup is planned: the start of its appointment, else of its day. */
export function pickupOf({ pickupDate, pickupFrom, origin }: BorderFacts): string | null {
  if (!pickupDate) return null;
  return momentOf(pickupDate, pickupFrom ?? '00:00', zoneOf(origin)).toISOString();
}
