import type { Lane, LanePlace } from './laneBuilding.ts';

/**
 * Leaves out lanes that only repeat places of the lane before: "Mty - Qro - Mex, dos entregas: Qro y Mex", "de Silao a
 * Laredo, sale el lunes desde Silao".
 */
export function withoutRepeated(lanes: readonly Lane[]): Lane[] {
  const own: Lane[] = [];
  for (const lane of lanes) {
    const last = own.at(-1);
    if (last && isRepeated(lane, last)) last.end = Math.max(last.end, lane.end);
    else own.push(lane);
  }
  return own;
}

function isRepeated({ origins, destinations, stops, crossings }: Lane, last: Lane): boolean {
  const known = new Set([...last.origins, ...last.stops, ...last.destinations].map(keyOf));
  const isSame = [...origins, ...destinations].every((place) => known.has(keyOf(place)));
  const isBare = stops.length + crossings.length === 0 && last.destinations.length > 0;
  const isInherited = origins.every((place) => last.origins.includes(place));
  const isList = destinations.length > 1 && isInherited;
  return isSame && isBare && (isList || destinations.length === 0);
}

function keyOf({ values }: LanePlace): string {
  return JSON.stringify(values.map(({ city, state }) => [city, state]));
}
