import type { Lane, LanePlace } from '../lanes/laneBuilding.ts';

/**
 * The lane of one truck over all its places: of several pickups that a verb names the first is the origin, of several
 * deliveries the last is the destination, and the others are stops in the order of the message. Where it is not told that
 * one truck takes them all, the lane stays as it is, and its places are asked.
 */
export function asOneWay(roundTrip: Lane): Lane {
  const lane = withoutReturn(roundTrip);
  const { origins, destinations } = lane;
  const isWay = areJoined(origins) && areJoined(destinations);
  if (!isWay || origins.length + destinations.length < 3) return lane;
  const pickups = origins.slice(1).map((place) => ({ ...place, kind: 'pickup' as const }));
  return {
    ...lane,
    origins: origins.slice(0, 1),
    destinations: destinations.slice(-1),
    stops: [...pickups, ...lane.stops, ...destinations.slice(0, -1).map(asDelivery(destinations))],
  };
}

/** "Mty-Laredo-Mty": the way back to the origin is no further destination. */
function withoutReturn(lane: Lane): Lane {
  const keys = new Set(lane.origins.map(keyOf));
  const others = lane.destinations.filter((place) => !keys.has(keyOf(place)));
  return others.length > 0 ? { ...lane, destinations: others } : lane;
}

function keyOf({ values }: LanePlace): string {
  return JSON.stringify(values);
}

function areJoined(places: LanePlace[]): boolean {
  return places.length > 0 && places.slice(1).every(({ join }) => join);
}

/** A delivery before the last; what happens in the middle of a chain of places no word tells. */
function asDelivery(destinations: LanePlace[]) {
  const isTold = destinations.slice(1).every(({ join }) => join === 'and');
  return (place: LanePlace): LanePlace => ({ ...place, kind: isTold ? 'delivery' : undefined });
}
