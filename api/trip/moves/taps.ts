import { randomUUID } from 'node:crypto';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { type LockedShipment, moveUntold } from '../shipments/index.ts';
import { lastTap, type TapFacts, UNDO_SECONDS, type UndoFacts } from './lastTap.ts';
import { tellLater } from './tellTap.ts';

/** Moves a load as its driver reports it; its parties hear of it once it can no longer be taken back. */
export async function tap(
  lockedShipment: LockedShipment,
  actor: Actor,
  step: Schemas['ShipmentMove'],
  now: Date,
): Promise<void> {
  const { trx, shipment } = lockedShipment;
  const until = new Date(+now + UNDO_SECONDS * 1000).toISOString();
  const facts: TapFacts = { tap: randomUUID(), until };
  const { id, companyId } = shipment;
  const { status } = step;
  const stop = await moveUntold(lockedShipment, actor, step, { now, facts });
  await tellLater(
    trx,
    { ...facts, id, companyId, status, stop, author: actor.userId },
    UNDO_SECONDS,
  );
}

/** Takes back the last tap of this actor; throws 409 for another step than the last, and when it is too late. */
export async function undo(
  lockedShipment: LockedShipment,
  actor: Actor,
  { status, stop }: Schemas['MoveUndo'],
  now: Date,
): Promise<void> {
  const { trx, shipment } = lockedShipment;
  const last = await lastTap(trx, shipment, actor);
  const isLast =
    last?.to.status === status &&
    shipment.status === status &&
    (stop ?? last.to.stop) === last.to.stop;
  if (!isLast || !last.isAhead || last.until <= now) throw new Refusal('NOT_UNDONE');
  const back = {
    status: last.from.status,
    stop: last.from.stop,
    reason: 'mistaken_tap',
    byCall: false,
    isEarly: false,
  };
  const facts: UndoFacts = { undoes: last.tap };
  await moveUntold(lockedShipment, actor, back, { now, facts });
}
