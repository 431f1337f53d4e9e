import { zoneOf } from '../../platform/geography/timeZones.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { type Step, stopAt } from './steps.ts';

/** SQL: the time zone at the bridge of a load, whose company and id are given; null without a bridge. */
export const bridgeZone = (companyId: string, id: string) => `(select zones.time_zone
  from crossing_zones zones where zones.company_id = ${companyId} and zones.shipment_id = ${id})`;

/**
 * The time zone of the place where a load of these stops takes a step, given that of its bridge; null for steps without a
 * fixed place, and at a bridge that nobody has named.
 */
export function zoneAt(
  step: Step,
  stops: Schemas['Stop'][],
  ofBridge: string | null,
): string | null {
  if (step.status === 'at_border') return ofBridge;
  const stop = HERE.includes(step.status) ? stopAt(stops, step) : undefined;
  return stop ? zoneOf(stop.place!) : null;
}

/** The statuses that a load reaches at a stop. */
const HERE: Step['status'][] = ['at_pickup', 'in_transit', 'at_delivery', 'delivered'];
