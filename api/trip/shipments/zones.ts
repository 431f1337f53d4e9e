import { zoneOf } from '../../platform/geography/timeZones.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { ShipmentStatus } from './transitions.ts';

type Ends = Pick<Schemas['Shipment'], 'origin' | 'destination'>;

/** The time zone of the place where a load reaches a status; null for statuses without a fixed place. */
export function zoneAt(status: ShipmentStatus, { origin, destination }: Ends): string | null {
  if (AT_ORIGIN.includes(status)) return zoneOf(origin!);
  return AT_DESTINATION.includes(status) ? zoneOf(destination!) : null;
}

const AT_ORIGIN: ShipmentStatus[] = ['at_pickup', 'in_transit'];
const AT_DESTINATION: ShipmentStatus[] = ['at_delivery', 'delivered'];
