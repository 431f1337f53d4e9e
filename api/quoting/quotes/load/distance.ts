import type { Transaction } from 'objection';
import { roadKilometres } from '../../../../db/reference/positions/distance.ts';
import type { Place } from '../../../../db/reference/positions/positionOf.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Location } from '../../../network/locations/index.ts';

/** A place of a lane; one that was chosen from the saved places has its id. */
export type LanePlace = Place & { locationId?: string | null };

type Stops = Pick<Schemas['LaneStop'], 'place'>[];
type Change = Pick<Schemas['QuoteChange'], 'origin' | 'destination' | 'distanceKm'>;

/**
 * The kilometres by road of a quote whose stops change, where the change names none and those of before were the estimate
 * for its stops; null where none can be estimated now. Undefined where the distance stays, as one that a person typed does.
 */
export async function distanceAnew(
  trx: Transaction,
  { companyId, distanceKm }: { companyId: string; distanceKm: string | null },
  { origin, destination, distanceKm: own }: Change,
  [before, after]: [Stops, Stops],
): Promise<{ distanceKm: string | null } | undefined> {
  if (!distanceKm || own !== undefined || !(origin || destination)) return undefined;
  const estimate = (stops: Stops) => estimatedDistance(companyId, placesOf(stops), trx);
  if (!isSameDistance(distanceKm, await estimate(before))) return undefined;
  return { distanceKm: await estimate(after) };
}

function placesOf(stops: Stops): LanePlace[] {
  return stops.map(({ place }) => place);
}

/** The kilometres by road over all places of a company's lane; null where they are not known well enough. */
export async function estimatedDistance(
  companyId: string,
  places: LanePlace[],
  trx?: Transaction,
): Promise<string | null> {
  const kilometres = roadKilometres(...(await withCoordinates(companyId, places, trx)));
  return kilometres === undefined ? null : String(kilometres);
}

/** Whether a distance is an estimate, and so nobody's own. */
export function isSameDistance(kilometres: string, estimate: string | null): boolean {
  return estimate !== null && Number(kilometres) === Number(estimate);
}

/**
 * The places of a lane with the coordinates of the company's saved places that were chosen for them; without those of a saved
 * place whose city was changed since, or that has none.
 */
export async function withCoordinates(
  companyId: string,
  places: LanePlace[],
  trx?: Transaction,
): Promise<LanePlace[]> {
  const ids = places.flatMap(({ locationId }) => locationId ?? []);
  if (ids.length === 0) return places;
  const savedLocations = await Location.query(trx).where({ companyId }).findByIds(ids);
  return places.map((place) => located(place, savedLocations));
}

function located(place: LanePlace, savedLocations: Location[]): LanePlace {
  const location = savedLocations.find(({ id }) => id === place.locationId);
  if (!location?.latitude || !location.longitude) return place;
  if (location.state !== place.state || location.city !== place.city) return place;
  const [latitude, longitude] = [Number(location.latitude), Number(location.longitude)];
  return { ...place, coordinates: { latitude, longitude } };
}
