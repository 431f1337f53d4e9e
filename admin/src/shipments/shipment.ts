import { choices } from '../core/contract/field.ts';
import type { Schemas } from '../core/contract/types.ts';

/** A load on its way. */
export type Shipment = Schemas['Shipment'];
export type ShipmentStatus = Schemas['ShipmentStatus'];

/** How often an open page asks for news, in milliseconds. */
export const POLL = 30_000;

/** The statuses a load goes through, in order; only a cross-border one stops at the border. */
export function stepsOf(movement: Shipment['movement']): ShipmentStatus[] {
  return ALL.filter(
    (status) => status !== 'cancelled' && (status !== 'at_border' || movement === 'cross_border'),
  );
}

/** Whether going from one status to the other is a step ahead, a step back, or the end. */
export function directionOf(shipment: Shipment, to: ShipmentStatus): 'ahead' | 'back' | 'cancel' {
  if (to === 'cancelled') return 'cancel';
  const steps = stepsOf(shipment.movement);
  return steps.indexOf(to) > steps.indexOf(shipment.status) ? 'ahead' : 'back';
}

/** Every status, in the order of a load's life. */
export const ALL = choices('Shipment', 'status', '').map(({ id }) => id as ShipmentStatus);
