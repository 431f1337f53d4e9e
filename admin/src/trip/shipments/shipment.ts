import { choices } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** A load (its path in the API is `shipments`). */
export type Shipment = Schemas['Shipment'];
export type ShipmentStatus = Schemas['ShipmentStatus'];

/** The interval in milliseconds at which an open page reads its data again. */
export const POLL = 30_000;

/** The statuses of a load in order; only cross-border loads have the one at the border. */
export function stepsOf(movement: Shipment['movement']): ShipmentStatus[] {
  return ALL.filter(
    (status) => status !== 'cancelled' && (status !== 'at_border' || movement === 'cross_border'),
  );
}

/** Whether a change of status is a step forward, a step back, or the end. */
export function directionOf(shipment: Shipment, to: ShipmentStatus): 'ahead' | 'back' | 'cancel' {
  if (to === 'cancelled') return 'cancel';
  const steps = stepsOf(shipment.movement);
  return steps.indexOf(to) > steps.indexOf(shipment.status) ? 'ahead' : 'back';
}

/** A step that the user may take with a load now; its stop is null where the load has two. */
export interface NextStep {
  status: ShipmentStatus;
  stop: number | null;
  direction: 'ahead' | 'back' | 'cancel';
}

/** Lists the steps that the user may take with a load now, the one forward first. */
export function nextStepsOf(shipment: Shipment): NextStep[] {
  const { nextSteps, nextStatuses = [] } = shipment;
  if (!nextSteps)
    return nextStatuses.map((status) => {
      return { status, stop: null, direction: directionOf(shipment, status) };
    });
  return nextSteps.map(({ status, stop, isBack }) => {
    return {
      status,
      stop,
      direction: status === 'cancelled' ? 'cancel' : isBack ? 'back' : 'ahead',
    };
  });
}

/** All statuses in order. */
export const ALL = choices('Shipment', 'status', '').map(({ id }) => id as ShipmentStatus);
