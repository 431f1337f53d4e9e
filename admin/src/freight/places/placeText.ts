import type { TranslateFunction } from 'react-admin';
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

interface LaneWithStops {
  origin?: LanePlace | null;
  destination?: LanePlace | null;
  stops?: unknown[] | null;
}

/** A lane as `Monterrey, NLE → Dallas, TX +1 parada`, where it has stops between its ends. */
export function laneWithStops({ stops, ...lane }: LaneWithStops, translate: TranslateFunction) {
  return laneOfCount({ ...lane, stopCount: stops?.length ?? 2 }, translate);
}

interface LaneOfCount extends Omit<LaneWithStops, 'stops'> {
  stopCount: number;
}

/** The same of a lane that tells only how many stops it has. */
export function laneOfCount({ stopCount, ...lane }: LaneOfCount, translate: TranslateFunction) {
  const more = stopCount - 2;
  return more > 0
    ? `${laneText(lane)} ${translate('anden.stop.more', { smart_count: more })}`
    : laneText(lane);
}
