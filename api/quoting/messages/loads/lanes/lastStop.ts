import type { Lane } from './laneBuilding.ts';

/** A stop that is named as the destination too is no stop of its own. */
function withoutDestination(lane: Lane): Lane {
  const keys = new Set(lane.destinations.map(({ values }) => JSON.stringify(values)));
  return { ...lane, stops: lane.stops.filter(({ values }) => !keys.has(JSON.stringify(values))) };
}

/** The lane of a truck whose places are all told as deliveries: the last of several is its destination. */
export function endingAtLastStop(lane: Lane): Lane {
  const { origins, destinations, stops } = lane;
  const deliveries = stops.filter(({ kind }) => kind === 'delivery');
  const isWay = destinations.length === 0 && origins.length > 0 && deliveries.length > 1;
  if (!isWay) return withoutDestination(lane);
  const last = deliveries.at(-1)!;
  return { ...lane, destinations: [last], stops: stops.filter((stop) => stop !== last) };
}
