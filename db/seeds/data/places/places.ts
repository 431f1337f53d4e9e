import { timeZoneOf } from '../../../reference/places.ts';
import { mexico } from './mexico.ts';
import { unitedStates } from './unitedStates.ts';

/** A real city: ISO 3166-2 state, postal code, WGS 84 degrees, IANA time zone, telephone area code. */
export interface Place {
  city: string;
  state: string;
  country: 'MX' | 'US';
  postalCode: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  areaCode: string;
}

/** All cities of the demo data. */
export const places: Place[] = [mexico, unitedStates].flatMap((country) =>
  Object.entries(country).flatMap(([state, cities]) =>
    cities.map(([city, postalCode, latitude, longitude, areaCode]) => ({
      city,
      state,
      country: state.startsWith('MX-') ? ('MX' as const) : ('US' as const),
      postalCode,
      latitude,
      longitude,
      timeZone: timeZoneOf(state, postalCode),
      areaCode,
    })),
  ),
);

/** The cities of one state, largest freight city first. */
export function placesIn(state: string): Place[] {
  return places.filter((place) => place.state === state);
}

/** A city by name ('Monterrey' or 'Guadalupe, MX-ZAC'); throws when the demo data does not contain it. */
export function place(name: string): Place {
  const [city, state] = name.split(', ');
  const match = places.find((each) => each.city === city && (!state || each.state === state));
  if (!match) throw new Error(`No place is called ${name}`);
  return match;
}
