import type { Schemas } from '../../../core/contract/types.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';

type Parts = Partial<Pick<Schemas['Shipment'], 'legs' | 'stages'>>;

/** The legs or stages of a load, each with the time zone in which it ends; nothing of a load that has none. */
export function partsWithZones({ legs, stages }: Parts): Parts {
  return {
    ...(legs && { legs: legs.map(withZone) }),
    ...(stages && { stages: stages.map(withZone) }),
  };
}

function withZone<Part extends Schemas['LoadLeg'] | Schemas['LoadStage']>(part: Part): Part {
  return { ...part, destinationTimeZone: zoneOf(part.destination) };
}
