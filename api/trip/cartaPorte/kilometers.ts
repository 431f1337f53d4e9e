import { roadKilometres } from '../../../db/reference/positions/distance.ts';
import { withCoordinates } from '../../quoting/quotes/index.ts';
import type { Load } from './load.ts';

/** Estimates the kilometers by road from each stop to the next one; undefined where the places are not known well enough. */
export async function kilometersOf({ companyId, stops }: Load): Promise<(number | undefined)[]> {
  const places = await withCoordinates(
    companyId,
    stops.map(({ place }) => place),
  );
  return places.slice(1).map((to, index) => roadKilometres(places[index]!, to));
}
