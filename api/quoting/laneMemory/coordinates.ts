import type { Place } from '../../../db/reference/positions/positionOf.ts';
import { Location } from '../../network/locations/index.ts';

/** A place of a lane; one that was chosen from the saved places has its id. */
export type LanePlace = Place & { locationId?: string | null };

/**
 * The places of a lane with the coordinates of the company's saved places that were chosen for them; without those of a saved
 * place whose city was changed since, or that has none.
 */
export async function withCoordinates(
  companyId: string,
  places: LanePlace[],
): Promise<LanePlace[]> {
  const ids = places.flatMap(({ locationId }) => locationId ?? []);
  if (ids.length === 0) return places;
  const savedLocations = await Location.query().where({ companyId }).findByIds(ids);
  return places.map((place) => located(place, savedLocations));
}

function located(place: LanePlace, savedLocations: Location[]): LanePlace {
  const location = savedLocations.find(({ id }) => id === place.locationId);
  if (!location?.latitude || !location.longitude) return place;
  if (location.state !== place.state || location.city !== place.city) return place;
  const [latitude, longitude] = [Number(location.latitude), Number(location.longitude)];
  return { ...place, coordinates: { latitude, longitude } };
}
