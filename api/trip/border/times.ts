import { momentOf } from '../../core/i18n/days.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { lastBeforeBorder } from '../shipments/index.ts';
import type { BorderFacts } from './facts.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** The moment so many hours before the planned arrival at the bridge; null where none is planned. */
export function beforeArrival({ crossing }: BorderFacts, hours: number): string | null {
  const planned = crossing?.plannedAt;
  return planned ? new Date(Date.parse(planned) - hours * HOUR_MS).toISOString() : null;
}

/** When the pickup is planned: the start of its appointment, else of its day. */
export function pickupOf({ stops }: BorderFacts): string | null {
  return stops[0] ? plannedAt(stops[0]) : null;
}

/** When the load is planned to start for the border: at its last stop before it that has a day. */
export function startForBorder(load: BorderFacts): string | null {
  const before = load.stops.slice(0, lastBeforeBorder(load.stops) ?? 1);
  return plannedAt(before.findLast(({ date }) => date) ?? load.stops[0]!);
}

function plannedAt({ date, from, place }: Schemas['Stop']): string | null {
  return date ? momentOf(date, from ?? '00:00', zoneOf(place)).toISOString() : null;
}
