import { timeZoneOf, timeZones } from '../../db/reference/places.ts';
import { dayAt } from '../core/i18n/days.ts';

export { stateCodes, timeZonesOf } from '../../db/reference/places.ts';

interface Place {
  state: string;
  postalCode?: string | null;
  timeZone?: string | null;
}

const KNOWN = new Set(timeZones());

/** Whether this is the IANA name of a time zone of Mexico or the United States. */
export function isTimeZone(name: string): boolean {
  return KNOWN.has(name);
}

/** The time zone that clocks at a place show, by its IANA name: its own where it is known, else its state's. */
export function zoneOf({ timeZone, state, postalCode }: Place): string {
  return timeZone || timeZoneOf(state, postalCode);
}

/** Today, `YYYY-MM-DD`, at a place; where its zone is unknown, in Mexico City. */
export function todayAt(place: Place, now: Date): string {
  const zone = zoneOf(place);
  return isTimeZone(zone) ? dayAt(now, zone) : dayAt(now);
}
