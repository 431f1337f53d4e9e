import type { Shipment } from '../shipment.ts';

/** A stop with its number, from 1. */
export type PresentStop = Shipment['stops'][number] & { number: number };

/**
 * Returns the stop where a load is, or that it goes to next; the last one at its end. Undefined where it has two stops,
 * whose status tells the same.
 */
export function presentStopOf({ status, stops, currentStop }: Stopped): PresentStop | undefined {
  if (stops.length <= 2) return undefined;
  const at = currentStop ?? 0;
  const number = isAtStop(status) ? at : Math.min(at + 1, stops.length);
  const stop = stops[number - 1];
  return stop && { ...stop, number };
}

/** Whether a load in this status stands at a stop. */
export function isAtStop(status: Shipment['status']): boolean {
  return status === 'at_pickup' || status === 'at_delivery';
}

type Stopped = Pick<Shipment, 'status' | 'stops' | 'currentStop'>;
