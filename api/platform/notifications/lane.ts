import type { Schemas } from '../../core/contract/types.ts';

interface Load {
  reference: string;
  origin: Schemas['Place'];
  destination: Schemas['Place'];
}

/** The text that names a quote or load to all parties: its reference, origin city and destination city. */
export function laneOf({ reference, origin, destination }: Load): Schemas['NotificationParams'] {
  return { reference, origin: origin.city, destination: destination.city };
}
