import type { Schemas } from '../../core/contract/types.ts';
import { type Transitions, transitionsOf } from '../../core/records/status/transitions.ts';

export type ShipmentStatus = Schemas['ShipmentStatus'];

/** The statuses in the order in which a load goes through them (domain decision, Shipment). */
const ORDER: ShipmentStatus[] = [
  'potential',
  'confirmed',
  'assigned',
  'at_pickup',
  'in_transit',
  'at_border',
  'at_delivery',
  'delivered',
  'closed',
];

/** All statuses of a load. */
export const STATUSES: ShipmentStatus[] = [...ORDER, 'cancelled'];

/** The statuses of loads that a carrier has and has not delivered. */
export const UNDER_WAY = ORDER.slice(ORDER.indexOf('assigned'), ORDER.indexOf('delivered'));

/** The statuses that a load goes through, in order: only a cross-border one stops at the border. */
export function statusesOf(movement: Schemas['Movement']) {
  return ORDER.filter((status) => status !== 'at_border' || movement === 'cross_border');
}

/** The allowed moves: one step forward, one back, or cancelled before delivery. `mayReach` says who may make them. */
export function shipmentFlow(
  movement: Schemas['Movement'],
  mayReach: (to: ShipmentStatus) => boolean = () => true,
): Transitions<ShipmentStatus> {
  const steps = statusesOf(movement);
  const next = (status: ShipmentStatus): ShipmentStatus[] => {
    const at = steps.indexOf(status);
    if (at < 0) return [];
    const ends = at < steps.indexOf('delivered') ? (['cancelled'] as const) : [];
    return [...steps.slice(at + 1, at + 2), ...steps.slice(Math.max(0, at - 1), at), ...ends];
  };
  const allowed = STATUSES.map((status) => [status, next(status).filter(mayReach)]);
  return transitionsOf(
    'ShipmentStatus',
    Object.fromEntries(allowed) as Record<ShipmentStatus, ShipmentStatus[]>,
  );
}

/** Whether a move goes back, which needs a reason. */
export function isBack(from: ShipmentStatus, to: ShipmentStatus) {
  return to !== 'cancelled' && ORDER.indexOf(to) < ORDER.indexOf(from);
}

/** Whether the load is finished: cancelled, or closed (from which only a step back is possible). */
export function isOver(status: ShipmentStatus) {
  return status === 'closed' || status === 'cancelled';
}

/** Whether a carrier is assigned and the load is not finished, so that it can have incidents. */
export function isMoving(status: ShipmentStatus) {
  return !isOver(status) && !isUnassigned(status);
}

/** Whether no carrier is assigned yet. */
export function isUnassigned(status: ShipmentStatus) {
  return status === 'potential' || status === 'confirmed';
}
