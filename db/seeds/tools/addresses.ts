import type { Place } from '../data/places/places.ts';
import type { Random } from './random.ts';

/** An address as stored in quotes, loads and companies. */
export interface PlaceJson {
  locationId?: string;
  name?: string;
  street?: string;
  city: string;
  state: string;
  country: 'MX' | 'US';
  postalCode: string;
  timeZone: string;
}

/** The address of a city, with an invented street when `random` is given. */
export function placeJson(place: Place, random?: Random): PlaceJson {
  const { city, state, country, postalCode, timeZone } = place;
  const street = random && { street: streetIn(country, random) };
  return { ...street, city, state, country, postalCode, timeZone };
}

/** An invented street and number of the country. */
export function streetIn(country: 'MX' | 'US', random: Random): string {
  if (country === 'US') return `${random.int(100, 9800)} ${random.pick(AMERICAN_STREETS)}`;
  return `${random.pick(MEXICAN_STREETS)} ${random.int(100, 4900)}`;
}

const MEXICAN_STREETS = [
  'Av. de la Industria',
  'Av. del Ferrocarril',
  'Blvd. de los Transportistas',
  'Calle de las Fraguas',
  'Calle Séptima',
  'Carretera al Aeropuerto',
  'Circuito Parque Industrial',
  'Libramiento Norte',
];

const AMERICAN_STREETS = [
  'Cargo Way',
  'Commerce Dr',
  'Depot Rd',
  'Freight St',
  'Industrial Blvd',
  'Loading Dock Ln',
  'Trade Center Dr',
  'Warehouse Row',
];
