import type { Actor } from '../../../core/auth/actor.ts';
import { type Change, change } from './change.ts';
import { changeLegs } from '../legs/changeLegs.ts';
import { changeNeighbours } from '../legs/changeNeighbours.ts';
import type { LockedShipment } from '../service.ts';

/**
 * Changes the given fields of a load, and in the same transaction those of its legs that follow from them; of a leg those of its
 * neighbours. 422 if one of them has errors afterwards.
 */
export async function update(
  locked: LockedShipment,
  actor: Actor,
  input: Change,
  options: { now: Date; ifMatch: number | undefined },
): Promise<void> {
  const { byLegs, wholeId } = locked.shipment;
  if (wholeId) return changeNeighbours(locked, actor, input, options);
  await change(locked, actor, input, options);
  if (byLegs) await changeLegs(locked, actor, options.now);
}
