import { timeZoneOf } from '../../db/reference/places.ts';
import { dayAt } from '../core/i18n/days.ts';

export { stateCodes, timeZonesOf } from '../../db/reference/places.ts';

interface Place {
  state: string;
  postalCode?: string | null;
  timeZone?: string | null;
}

/** Whether the runtime knows the zone by this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
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
