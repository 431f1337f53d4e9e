import { zoneOf } from '../../platform/geography/timeZones.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { ShipmentStatus } from './transitions.ts';

type Ends = Pick<Schemas['Shipment'], 'origin' | 'destination'>;

/** SQL: the time zone at the bridge of a load, whose company and id are given; null without a bridge. */
export const bridgeZone = (companyId: string, id: string) => `(select zones.time_zone
  from crossing_zones zones where zones.company_id = ${companyId} and zones.shipment_id = ${id})`;

/**
 * The time zone of the place where a load reaches a status, given that of its bridge; null for statuses without a fixed
 * place, and at a bridge that nobody has named.
 */
export function zoneAt(
  status: ShipmentStatus,
  { origin, destination }: Ends,
  ofBridge: string | null,
): string | null {
  if (status === 'at_border') return ofBridge;
  if (AT_ORIGIN.includes(status)) return zoneOf(origin!);
  return AT_DESTINATION.includes(status) ? zoneOf(destination!) : null;
}

const AT_ORIGIN: ShipmentStatus[] = ['at_pickup', 'in_transit'];
const AT_DESTINATION: ShipmentStatus[] = ['at_delivery', 'delivered'];
