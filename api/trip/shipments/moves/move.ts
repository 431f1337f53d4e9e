import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid, Refusal } from '../../../core/errors/errors.ts';
import { transition } from '../../../core/records/status/events.ts';
import { notifyMoved } from '../notices.ts';
import type { LockedShipment } from '../service.ts';
import { Shipment } from '../Shipment.ts';
import { statusAndNext } from '../../../core/records/status/transitions.ts';
import { flowTo, type NextStep, nextStepsOf, stepNamed } from '../steps.ts';
import { happenedIn } from './happened.ts';

type Step = Schemas['ShipmentMove'];
type Flow = ReturnType<typeof flowTo>;

/** Moves a load one step forward, one back with a reason (else 422), or cancels it, with the time when it happened, and tells its parties. */
export async function move(
  lockedShipment: LockedShipment,
  actor: Actor,
  step: Step,
  now: Date,
): Promise<void> {
  const stop = await moveUntold(lockedShipment, actor, step, { now });
  const { trx, shipment } = lockedShipment;
  await notifyMoved(trx, shipment, step.status, { stop });
}

/** The same, but tells nobody, and returns the stop of the step; `facts` is what is known of the move then. */
export async function moveUntold(
  { trx, shipment }: LockedShipment,
  { userId }: Pick<Actor, 'userId'>,
  step: Step,
  { now, facts }: { now: Date; facts?: object },
): Promise<number | null> {
  const { reason } = step;
  const { next, table } = nextOf(shipment, step);
  const { status, stop: currentStop } = next;
  if (next.isBack && !reason?.trim()) throw invalid('reason', NO_REASON);
  const happened = await happenedIn(trx, shipment, { move: step, next }, now);
  const changes = {
    currentStop,
    deliveredAt: deliveredAt(shipment, status, happened.happenedAt),
  };
  const cause = { userId, reason: reason?.trim() || null, happened, facts };
  await transition(trx, { model: Shipment, table }, shipment, status, cause, changes);
  return currentStop;
}

/** The step that is meant, and the table that allows it; throws 409 where the load cannot take it. */
function nextOf(shipment: Shipment, step: Step): { next: NextStep; table: Flow } {
  const steps = nextStepsOf(shipment);
  const table = flowTo(
    shipment,
    steps.map(({ status }) => status),
  );
  const next = stepNamed(steps, step);
  if (next) return { next, table };
  throw new Refusal('NOT_ACCEPTABLE_STATE', { params: statusAndNext(table, shipment.status) });
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
