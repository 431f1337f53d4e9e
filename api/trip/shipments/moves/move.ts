import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { transition } from '../../../core/records/status/events.ts';
import { notifyMoved } from '../notices.ts';
import type { LockedShipment } from '../service.ts';
import { Shipment } from '../Shipment.ts';
import { isBack, shipmentFlow } from '../transitions.ts';
import { happenedIn } from './happened.ts';

type Step = Schemas['ShipmentMove'];

/** Moves a load one step forward, one back with a reason (else 422), or cancels it, with the time when it happened, and tells its parties. */
export async function move(
  lockedShipment: LockedShipment,
  actor: Actor,
  step: Step,
  now: Date,
): Promise<void> {
  await moveUntold(lockedShipment, actor, step, { now });
  await notifyMoved(lockedShipment.trx, lockedShipment.shipment, step.status);
}

/** The same, but tells nobody; `facts` is what is known of the move then. */
export async function moveUntold(
  { trx, shipment }: LockedShipment,
  { userId }: Pick<Actor, 'userId'>,
  step: Step,
  { now, facts }: { now: Date; facts?: object },
): Promise<void> {
  const { status, reason } = step;
  if (isBack(shipment.status, status) && !reason?.trim()) throw invalid('reason', NO_REASON);
  const table = shipmentFlow(shipment.movement);
  const happened = await happenedIn(trx, shipment, step, now);
  const changes = { deliveredAt: deliveredAt(shipment, status, happened.happenedAt) };
  const cause = { userId, reason: reason?.trim() || null, happened, facts };
  await transition(trx, { model: Shipment, table }, shipment, status, cause, changes);
}

/** The time of delivery: kept when the load is closed, cleared when the delivery is taken back. */
function deliveredAt(shipment: Shipment, status: Shipment['status'], at: Date) {
  if (status === 'delivered') return shipment.deliveredAt ?? at.toISOString();
  return status === 'closed' ? shipment.deliveredAt : null;
}

const NO_REASON = {
  es: 'Regresar un paso necesita un motivo',
  en: 'A step back needs a reason',
};
