import type { Schemas } from '../../core/contract/types.ts';
import type { Words } from '../../shared/words.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';

export type ShipmentStatus = Schemas['ShipmentStatus'];

/** The statuses in the order in which a load goes through them (domain decision, Shipment). */
export const NAMES: Record<ShipmentStatus, Words> = {
  potential: { es: 'potencial', en: 'potential' },
  confirmed: { es: 'confirmado', en: 'confirmed' },
  assigned: { es: 'asignado', en: 'assigned' },
  at_pickup: { es: 'en recolección', en: 'at pickup' },
  in_transit: { es: 'en tránsito', en: 'in transit' },
  at_border: { es: 'en frontera', en: 'at the border' },
  at_delivery: { es: 'en entrega', en: 'at delivery' },
  delivered: { es: 'entregado', en: 'delivered' },
  closed: { es: 'cerrado', en: 'closed' },
  cancelled: { es: 'cancelado', en: 'canceled' },
};

const ORDER: ShipmentStatus[] = (Object.keys(NAMES) as ShipmentStatus[]).slice(0, -1);

/** The statuses of loads that a carrier has and has not delivered. */
export const UNDER_WAY = ORDER.slice(ORDER.indexOf('assigned'), ORDER.indexOf('delivered'));

/** The steps of a load: only a cross-border one stops at the border. */
export function stepsOf(movement: Schemas['Movement']) {
  return ORDER.filter((status) => status !== 'at_border' || movement === 'cross_border');
}

/** The allowed moves: one step forward, one back, or cancelled before delivery. `mayReach` says who may make them. */
export function shipmentFlow(
  movement: Schemas['Movement'],
  mayReach: (to: ShipmentStatus) => boolean = () => true,
): Transitions<ShipmentStatus> {
  const steps = stepsOf(movement);
  const next = (status: ShipmentStatus): ShipmentStatus[] => {
    const at = steps.indexOf(status);
    if (at < 0) return [];
    const ends = at < steps.indexOf('delivered') ? (['cancelled'] as const) : [];
    return [...steps.slice(at + 1, at + 2), ...steps.slice(Math.max(0, at - 1), at), ...ends];
  };
  const entries = Object.entries(NAMES) as [ShipmentStatus, Words][];
  return Object.fromEntries(
    entries.map(([status, words]) => [status, { ...words, to: next(status).filter(mayReach) }]),
  ) as unknown as Transitions<ShipmentStatus>;
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
