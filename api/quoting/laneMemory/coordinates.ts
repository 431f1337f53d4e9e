import type { Place } from '../../../db/reference/positions/positionOf.ts';
import { Location } from '../../network/locations/index.ts';

type End = Place & { locationId?: string | null };

/** The two places of a lane; one that was chosen from the saved places has its id. */
export interface Ends {
  origin: End;
  destination: End;
}

/**
 * The places of a lane with the coordinates of the company's saved places that were chosen for them; without those of a saved
 * place whose city was changed since, or that has none.
 */
export async function withCoordinates(
  companyId: string,
  { origin, destination }: Ends,
): Promise<Ends> {
  const ids = [origin, destination].flatMap(({ locationId }) => locationId ?? []);
  if (ids.length === 0) return { origin, destination };
  const savedLocations = await Location.query().where({ companyId }).findByIds(ids);
  return {
    origin: located(origin, savedLocations),
    destination: located(destination, savedLocations),
  };
}

function located(place: End, savedLocations: Location[]): End {
  const location = savedLocations.find(({ id }) => id === place.locationId);
  if (!location?.latitude || !location.longitude) return place;
  if (location.state !== place.state || location.city !== place.city) return place;
  const [latitude, longitude] = [Number(location.latitude), Number(location.longitude)];
  return { ...place, coordinates: { latitude, longitude } };
}
