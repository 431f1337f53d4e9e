import type { Schemas } from '../../core/contract/types.ts';
import { labelsOf } from '../../core/contract/labels.ts';
import { stateNames } from '../../core/contract/stateNames.ts';
import type { Locale } from '../../shared/words.ts';

type Place = Schemas['Place'];
type Town = Pick<Place, 'city' | 'state'>;

/** "Monterrey, Nuevo León": the city and state of a place. */
export function cityText({ city, state }: Town): string {
  return `${city}, ${stateNames()[state]}`;
}

/** "Monterrey, Nuevo León → Dallas, Texas": a lane. */
export function laneText({ origin, destination }: Record<'origin' | 'destination', Town>): string {
  return `${cityText(origin)} → ${cityText(destination)}`;
}

/** The lines of a postal address: street, city with state and postal code, country; without the name. */
export function addressLines(place: Place, locale: Locale): string[] {
  const { street, postalCode, country } = place;
  const code = postalCode && `${country === 'MX' ? 'C.P.' : 'ZIP'}\u00a0${postalCode}`;
  const lines = [street, [cityText(place), code].filter(Boolean).join(', ')];
  return [...lines, labelsOf('Country')[country]?.[locale]].filter(
    (line): line is string => !!line,
  );
}
