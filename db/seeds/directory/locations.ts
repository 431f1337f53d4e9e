import { timeZoneOf } from '../../reference/places.ts';
import { streetIn, type PlaceJson } from '../tools/addresses.ts';
import { companyId } from './companies.ts';
import { customers, type Tenant } from '../data/companies.ts';
import { crossings, type Crossing } from '../data/places/crossings.ts';
import { place, type Place } from '../data/places/places.ts';
import { regions } from '../data/places/regions.ts';
import { id } from '../tools/ids.ts';
import { random } from '../tools/random.ts';
import { later } from '../tools/time.ts';

/** A row of a location: a plant, warehouse, yard or border crossing. */
export type LocationRow = ReturnType<typeof locationRows>[number];

/** The rows of the tenants' border crossings and yards, their customers' plants, and the demo shipper's own locations. */
export function locationRows(now: Date) {
  const createdAt = later(now, -390 * 24 * 60);
  const sites = [...bridges(), ...yards(), ...plants()];
  return sites.map(({ key, place, ...site }) => {
    const { city, state, country, postalCode, latitude, longitude, timeZone } = place;
    return {
      id: id(`location:${key}`),
      ...site,
      city,
      state,
      country,
      postalCode,
      latitude: latitude.toFixed(5),
      longitude: longitude.toFixed(5),
      timeZone,
      operationZone: zoneOf(state),
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** The location of a tenant's customer in a city, as an address of a quote; undefined when it has none there. */
export function customerPlace(
  rows: LocationRow[],
  tenant: Tenant,
  customer: string,
  { city, state }: Place,
): PlaceJson | undefined {
  const row = rows.find(
    (each) => each.id === id(`location:${tenant}:${customer}:${state}:${city}`),
  );
  return row && addressOf(row);
}

/** The yard of a tenant in a city, as an address of a quote; throws when it has none there. */
export function yardPlace(rows: LocationRow[], tenant: Tenant, city: string): PlaceJson {
  const row = rows.find((each) => each.id === id(`location:${tenant}:yard:${city}`));
  if (!row) throw new Error(`${tenant} has no yard in ${city}`);
  return addressOf(row);
}

function addressOf(row: LocationRow): PlaceJson {
  const { id: locationId, name, street, city, state, country, postalCode, timeZone } = row;
  return { locationId, name, street: street!, city, state, country, postalCode, timeZone };
}

function bridges() {
  const of = (tenant: Tenant, crossing: Crossing, side: 'mexico' | 'unitedStates') => ({
    key: `${tenant}:${crossing.code}:${side}`,
    companyId: companyId(tenant),
    customerId: null as string | null,
    name: side === 'mexico' ? crossing.nameMx : crossing.nameUs,
    kind: 'border_crossing',
    street: null as string | null,
    hours: crossing.main ? 'L–V 7:00–23:00, S 8:00–16:00' : 'L–V 8:00–18:00',
    place: sidePlace(crossing[side]),
  });
  return (['operator', 'puente', 'norte'] as const).flatMap((tenant) =>
    crossings
      .filter(({ mexico }) => tenant !== 'norte' || mexico[0] === 'Ciudad Juárez')
      .flatMap((crossing) => [
        of(tenant, crossing, 'mexico'),
        of(tenant, crossing, 'unitedStates'),
      ]),
  );
}

function yards() {
  const cities: [Tenant, string][] = [
    ['operator', 'Nuevo Laredo'],
    ['operator', 'Laredo'],
    ['operator', 'Tijuana'],
    ['puente', 'Nuevo Laredo'],
    ['puente', 'Laredo'],
    ['norte', 'Ciudad Juárez'],
    ['norte', 'El Paso'],
  ];
  return cities.map(([tenant, city]) => ({
    key: `${tenant}:yard:${city}`,
    companyId: companyId(tenant),
    customerId: null,
    name: place(city).country === 'MX' ? `Patio ${city}` : `${city} yard`,
    kind: 'yard',
    street: streetIn(place(city).country, random(`yard:${tenant}:${city}`)),
    hours: '24 h',
    place: place(city),
  }));
}

function plants() {
  const shared = customers.flatMap((customer) => sitesOf(customer, customer.tenant, true));
  const ownPlants = customers
    .filter(({ key }) => key === 'maquila')
    .flatMap((customer) => sitesOf(customer, customer.key, false));
  return [...shared, ...ownPlants];
}

function sitesOf(
  { key, name, cities }: (typeof customers)[number],
  owner: string,
  isShared: boolean,
) {
  return cities.map((each, index) => {
    const at = place(each);
    const kind = index === 0 ? 'plant' : 'warehouse';
    return {
      key: `${owner}:${key}:${at.state}:${at.city}`,
      companyId: companyId(owner),
      customerId: isShared ? companyId(key) : null,
      name: `${name} – ${siteWord(kind, at.country)} ${at.city}`,
      kind,
      street: streetIn(at.country, random(`site:${key}:${at.city}`)),
      hours: 'L–S 7:00–19:00',
      place: at,
    };
  });
}

function siteWord(kind: string, country: string) {
  if (country === 'US') return kind === 'plant' ? 'plant' : 'DC';
  return kind === 'plant' ? 'planta' : 'CEDIS';
}

function sidePlace([city, state, postalCode, latitude, longitude]: Crossing['mexico']) {
  const country = state.startsWith('MX-') ? ('MX' as const) : ('US' as const);
  const timeZone = timeZoneOf(state, postalCode);
  return { city, state, country, postalCode, latitude, longitude, timeZone };
}

function zoneOf(state: string) {
  return Object.entries(regions).find(([, states]) => states.includes(state))?.[0] ?? null;
}
