import type { Schemas } from '../../core/contract/types.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';

/** How far a load is. */
export type Progress = Pick<Schemas['Tracking'], 'status' | 'currentStop' | 'steps'>;
type Stop = Schemas['Stop'];

/** The stops of a load as its customer follows them: when each was reached and left, and when the next one and the last one are expected, if anything still is. */
export function stopsOf(
  { steps }: Progress,
  stops: Stop[],
  arrival?: Schemas['Arrival'],
): Schemas['TrackingStop'][] {
  const last = stops.length;
  return stops.map((stop, index) => {
    const number = index + 1;
    const at = (...statuses: string[]) =>
      steps.find((step) => statuses.includes(step.status) && (step.stop ?? number) === number)
        ?.at ?? null;
    const reachedAt = at(stop.kind === 'pickup' ? 'at_pickup' : 'at_delivery');
    const leftAt = at(number === last ? 'delivered' : 'in_transit');
    const expectedAt = reachedAt || !arrival ? null : expectedAtStop(number, last, arrival);
    return { ...shownStop(stop, number), reachedAt, leftAt, expectedAt };
  });
}

function shownStop({ kind, place, date = null, from = null, to = null }: Stop, number: number) {
  return { number, kind, place: place!, timeZone: zoneOf(place!), date, from, to };
}

function expectedAtStop(number: number, last: number, arrival: Schemas['Arrival']) {
  if (arrival.nextStop?.stopNumber === number) return arrival.nextStop.expectedAt;
  return number === last ? arrival.expectedAt : null;
}
