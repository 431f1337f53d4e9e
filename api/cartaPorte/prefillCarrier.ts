import type { CarrierPart } from './data.ts';
import type { Load } from './load.ts';

/** The carrier's part from the load's dates and distance, and from the carrier's last load of the company. */
export function prefilledCarrier(load: Load): CarrierPart {
  const distance = load.distanceKm ? String(Number(load.distanceKm)) : undefined;
  return {
    trailers: [],
    ...load.lastCarrier,
    departureAt: momentOf(load.pickupDate, load.pickupFrom),
    arrivalAt: momentOf(load.deliveryDate, load.deliveryFrom),
    distance,
    totalDistance: distance,
  };
}

function momentOf(date: string | null, time: string | null): string | undefined {
  return date && time ? `${date}T${time.slice(0, 5)}` : undefined;
}
