import { timeZoneOf, timeZones } from '../../../db/reference/places.ts';
import { dayAt } from '../../core/i18n/days.ts';

export { stateCodes, timeZonesOf } from '../../../db/reference/places.ts';

interface Place {
  state: string;
  postalCode?: string | null;
  city?: string | null;
  timeZone?: string | null;
}

const KNOWN = new Set(timeZones());

/** Whether this is the IANA name of a time zone of Mexico or the United States. */
export function isTimeZone(name: string): boolean {
  return KNOWN.has(name);
}

/**
 * The IANA name of the time zone at a place: its own where it is known, else that of its postal code, city or
 * state.
 */
export function zoneOf({ timeZone, state, postalCode, city }: Place): string {
  return timeZone || timeZoneOf(state, postalCode, city);
}

/** Today's date at a place, `YYYY-MM-DD`; where its time zone is unknown, that of Mexico City. */
export function todayAt(place: Place, now: Date): string {
  const zone = zoneOf(place);
  return isTimeZone(zone) ? dayAt(now, zone) : dayAt(now);
}
