import type { Schemas } from '../core/contract/types.ts';

interface Load {
  reference: string;
  origin: Schemas['Place'];
  destination: Schemas['Place'];
}

/** A quote or load in words that each side of it may read: its reference, from which city to which. */
export function laneOf({ reference, origin, destination }: Load): Schemas['NotificationParams'] {
  return { reference, origin: origin.city, destination: destination.city };
}
