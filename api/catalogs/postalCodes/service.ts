import type { Schemas } from '../../core/contract/types.ts';
import { Entity } from '../../core/sql/Entity.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { stateOf } from '../../platform/geography/postalCodes.ts';
import { stateCodes, timeZonesOf, zoneOf } from '../../platform/geography/timeZones.ts';

type Area = Schemas['PostalArea'];
type Row = Pick<Area, 'state'> & { city: string };

/**
 * The places of a postal code: its cities where they are known, else the state alone; throws 404 for a code outside all
 * states.
 */
export async function findArea(country: Area['country'], code: string): Promise<Area> {
  const rows = await citiesOf(country, code.slice(0, 5));
  const state = rows[0]?.state ?? (stateOf(country, code) as Area['state'] | undefined);
  if (!state) throw new Refusal('NOT_FOUND');
  const cities = rows.map(({ city }) => city);
  const timeZone = zoneOf({ state, postalCode: code });
  return { code, country, state, cities, timeZone };
}

/** Every state with its time zones. */
export function readStates(): Schemas['State'][] {
  return stateCodes().map((code) => ({
    code: code as Schemas['StateCode'],
    country: code.slice(0, 2) as Area['country'],
    timeZones: timeZonesOf(code),
  }));
}

function citiesOf(country: string, code: string): Promise<Row[]> {
  return Entity.knex()<Row>('postal_codes')
    .where({ country, code } as object)
    .orderBy('city');
}
