import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as read from '../../core/list/read.ts';
import { Location, locationPolicy } from '../../network/locations/index.ts';

type Facts = Schemas['MapFacts'];

const MAX_LOCATIONS = 10_000;

/** The saved locations that the actor sees: those with a position, and how many have none. */
export async function locations(
  actor: Actor,
): Promise<Pick<Facts, 'locations' | 'locationsWithoutPosition'>> {
  const visibleLocations = () =>
    read.within(Location.query(), locationPolicy.visible(actor)).whereNull('archivedAt');
  const [placed, locationsWithoutPosition] = await Promise.all([
    visibleLocations()
      .whereNotNull('latitude')
      .orderBy(['name', 'id'])
      .limit(MAX_LOCATIONS)
      .select('id', 'name', 'kind', 'city', 'state')
      .select(Location.raw('latitude::float, longitude::float')),
    visibleLocations().whereNull('latitude').resultSize(),
  ]);
  return {
    locations: placed.map((one) => one.toJSON() as unknown as Facts['locations'][number]),
    locationsWithoutPosition,
  };
}
