import { timeZoneOf } from '../../../db/reference/places.ts';
import { withCompany, requireCustomer } from '../companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { addressWarnings, checkAddress } from '../../platform/geography/address.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { importedBy } from '../../core/import/filter.ts';
import { contains } from '../../core/list/search.ts';
import { records } from '../../core/records/records.ts';
import { locationColumns } from './columns.ts';
import { locationView } from './view.ts';
import { isTimeZone } from '../../platform/geography/timeZones.ts';

const plain = records<Schemas['Location'], object, object>(locationView, {
  filters: {
    importId: importedBy,
    q: contains(`locations.name || ' ' || locations.city`),
  },
});

export const { list, find, archive } = plain;
export const exported = plain.exporting(locationColumns);

/**
 * Registers a location of the caller's company; staff may choose another. The default time zone is that of the postal
 * code, else of the state.
 */
export async function create(actor: Actor, input: Schemas['LocationInput']) {
  const location = withCompany(actor, {
    timeZone: timeZoneOf(input.state, input.postalCode, input.city),
    ...input,
  });
  assertPlace(location);
  await requireCustomer(location.companyId, location.customerId);
  return plain.create(location);
}

/** Changes the given fields, and validates the whole location. */
export async function update(
  location: Schemas['Location'],
  change: Schemas['LocationChange'],
  ifMatch?: number,
) {
  assertPlace({ ...location, ...change });
  if (change.customerId !== location.customerId)
    await requireCustomer(location.companyId, change.customerId);
  return plain.update(location.id, change, ifMatch);
}

/** Warnings about the saved address. */
export const warningsOf = (location: Schemas['Location']) => addressWarnings(location);

/** Throws 422 for an invalid address or time zone, or when only one of latitude and longitude is given. */
export function assertPlace(location: Schemas['LocationInput']): void {
  checkAddress(location);
  if (!isTimeZone(location.timeZone!)) throw invalid('timeZone', NO_ZONE);
  if (!location.latitude !== !location.longitude)
    throw invalid(location.latitude ? 'longitude' : 'latitude', HALF);
}

const NO_ZONE = {
  es: 'Escriba una zona horaria como America/Monterrey',
  en: 'Write a time zone such as America/Monterrey',
};
const HALF = {
  es: 'Latitud y longitud van juntas',
  en: 'Latitude and longitude go together',
};
