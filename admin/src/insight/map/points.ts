import { type Point, pointAt, pointIn } from '#drawing';
import type { Look } from './sprites.ts';
import type { MapFacts } from './useMapFacts.ts';

/** A load or a location at its place in the drawing. */
export type Marker = { at: Point; look: Look } & (
  | { kind: 'load'; load: MapFacts['loads'][number] }
  | { kind: 'location'; location: MapFacts['locations'][number] }
);

/** Everything that is drawn as a point; loads come last, and delayed ones at the very end, so that they are on top. */
export function markersOf({ loads, locations }: MapFacts): Marker[] {
  const placeInState = placesInStates();
  const markers = loads.flatMap((load): Marker[] => {
    const at = placeOf(load.at) ?? placeInState(load.at.state);
    return at ? [{ kind: 'load', load, at, look: load.delayed ? 'delayed' : 'load' }] : [];
  });
  const byLook = (look: Look) => markers.filter((marker) => marker.look === look);
  return [...locations.map(markerOf), ...byLook('load'), ...byLook('delayed')];
}

type Location = MapFacts['locations'][number];

function markerOf(location: Location): Marker {
  const look = location.kind === 'border_crossing' ? 'crossing' : 'location';
  return { kind: 'location', location, at: placeOf(location)!, look };
}

const places = new WeakMap<object, Point>();

/** Where something with coordinates is drawn; it is computed once, because each filter asks for all places again. */
function placeOf(one: { latitude: number | null; longitude: number | null }): Point | null {
  const { latitude, longitude } = one;
  if (latitude === null || longitude === null) return null;
  const place = places.get(one) ?? pointAt(longitude, latitude);
  places.set(one, place);
  return place;
}

/** The marker nearest to a point, at most so far away. */
export function nearest(markers: readonly Marker[], [x, y]: Point, reach: number): Marker | null {
  let nearestMarker: Marker | null = null;
  let best = reach ** 2;
  for (const marker of markers) {
    const distance = (marker.at[0] - x) ** 2 + (marker.at[1] - y) ** 2;
    if (distance <= best) [nearestMarker, best] = [marker, distance];
  }
  return nearestMarker;
}

const GOLDEN_ANGLE = 2.39996;

/** Returns the next place around a state's center at each call, in a spiral, so that loads do not cover each other. */
function placesInStates(): (state: string) => Point | null {
  const used = new Map<string, number>();
  return (state) => {
    const center = pointIn(state);
    const n = used.get(state) ?? 0;
    used.set(state, n + 1);
    const [radius, angle] = [5 * Math.sqrt(n), n * GOLDEN_ANGLE];
    return center && [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  };
}
