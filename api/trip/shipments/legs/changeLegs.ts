import type { Actor } from '../../../core/auth/actor.ts';
import type { LockedShipment } from '../service.ts';
import { changeOfPart } from './changeOfPart.ts';
import { changePart } from './changePart.ts';
import { fieldOfWhole } from './fieldOfWhole.ts';
import { loadNow, lockParts, type WithStops } from './parts.ts';
import type { Shipment } from '../Shipment.ts';

/** Lets the legs of a load that has just changed follow it, each by the rules of every load; `shipment` is as it was before. */
export async function changeLegs(
  { trx, shipment }: LockedShipment,
  actor: Actor,
  now: Date,
): Promise<void> {
  const before = shipment as WithStops<Shipment>;
  const after = await loadNow(trx, shipment);
  for (const part of await lockParts(trx, shipment))
    await changePart({ trx, actor, now }, part, changeOfPart(part, before, after), (field) =>
      fieldOfWhole(part, field, after.stops),
    );
}
