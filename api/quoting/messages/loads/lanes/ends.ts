import type { Mention, MessagePlace } from '../../Reading.ts';
import type { Lane, LanePlace } from './laneBuilding.ts';

/** The places of a lane as mentions of their fields. */
export function endsOf(lane: Lane): Mention<MessagePlace>[] {
  const of = (field: Mention['field'], places: LanePlace[]) =>
    places.map(({ start, end, values, kind }) => ({
      field,
      start,
      end,
      values,
      ...(kind && { kind }),
    }));
  return [
    ...of('origin', lane.origins),
    ...of('destination', lane.destinations),
    ...of('crossing', lane.crossings),
    ...of('stops', lane.stops),
  ];
}
