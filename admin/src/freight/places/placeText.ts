import { shortState } from './states.ts';

/** The least fields of a place: city, state and country. */
export interface LanePlace {
  city: string;
  state: string;
}

/** A place as `Monterrey, NLE`. */
export function placeText(place: LanePlace | null | undefined): string {
  return place ? `${place.city}, ${shortState(place.state)}` : '—';
}

/** A lane as `Monterrey, NLE → Dallas, TX`. */
export function laneText(lane: { origin?: LanePlace | null; destination?: LanePlace | null }) {
  return `${placeText(lane.origin)} → ${placeText(lane.destination)}`;
}
