import { type Point, pointAt, pointIn } from './geometry/geometry.ts';
import type { MapFacts } from './useMapFacts.ts';

/** A load or a location at its place in the drawing. */
export type Marker = { at: Point } & (
  | { kind: 'load'; load: MapFacts['loads'][number] }
  | { kind: 'location'; location: MapFacts['locations'][number] }
);

/** Everything that is drawn as a point; loads come last, so that they are on top. */
export function markersOf({ loads, locations }: MapFacts): Marker[] {
  const inState = new Map<string, number>();
  return [
    ...locations.map((location): Marker => ({
      kind: 'location',
      location,
      at: pointAt(location.longitude, location.latitude),
    })),
    ...loads.flatMap((load): Marker[] => {
      const { latitude, longitude, state } = load.at;
      if (latitude !== null && longitude !== null)
        return [{ kind: 'load', load, at: pointAt(longitude, latitude) }];
      const center = pointIn(state);
      if (!center) return [];
      const before = inState.get(state) ?? 0;
      inState.set(state, before + 1);
      return [{ kind: 'load', load, at: around(center, before) }];
    }),
  ];
}

/** The marker nearest to a point, at most so far away. */
export function nearest(markers: readonly Marker[], [x, y]: Point, reach: number): Marker | null {
  let found: Marker | null = null;
  let best = reach ** 2;
  for (const marker of markers) {
    const distance = (marker.at[0] - x) ** 2 + (marker.at[1] - y) ** 2;
    if (distance <= best) [found, best] = [marker, distance];
  }
  return found;
}

const GOLDEN_ANGLE = 2.39996;

/** The n-th place around a state's center, in a spiral, so that loads of one state do not cover each other. */
function around([x, y]: Point, n: number): Point {
  const radius = 5 * Math.sqrt(n);
  return [x + radius * Math.cos(n * GOLDEN_ANGLE), y + radius * Math.sin(n * GOLDEN_ANGLE)];
}
