import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { countBeforeBorder } from '../../../quoting/quotes/index.ts';
import type { LockedShipment } from '../service.ts';
import { changeOfPart } from './changeOfPart.ts';
import { changePart } from './changePart.ts';
import { fieldAt } from './ends.ts';
import { loadNow, lockParts, type Part, type WithStops } from './parts.ts';
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

/** Where a body of the whole has a field of a leg: at the stop, or at the end that the leg has of it. */
function fieldOfWhole({ isFirst, isLast }: Part, field: string, stops: Schemas['Stop'][]): string {
  if (!isFirst && !isLast) return field;
  const [name, index, ...rest] = field.split('.');
  const split = countBeforeBorder(stops);
  const own = isFirst ? Number(index) : split + Number(index) - 1;
  const isOwn = isFirst ? own < split : own >= split;
  if (name === 'stops' && isOwn) return ['stops', own, ...rest].join('.');
  return name === 'stops' ? 'stops' : fieldAt(isFirst ? 0 : -1, field);
}
