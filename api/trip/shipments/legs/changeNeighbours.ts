import type { Actor } from '../../../core/auth/actor.ts';
import { changedFields } from '../../../core/import/records/changedFields.ts';
import { endsIn } from '../../../quoting/quotes/index.ts';
import { endsOfLoad } from '../../../shared/stopEnds.ts';
import { change, type Change } from '../changes/change.ts';
import type { LockedShipment } from '../service.ts';
import { Shipment } from '../Shipment.ts';
import { assertOfLeg } from './assertOfLeg.ts';
import { changePart } from './changePart.ts';
import { endAs, fieldAt, type Side, sideOfField } from './ends.ts';
import { loadNow, lockParts, type Part, partOf, type WithStops } from './parts.ts';

/**
 * Changes what is a leg's own, and with a hand-over both legs that meet there. 422 for what the whole says, which is changed there,
 * and where one of the two refuses it.
 */
export async function changeNeighbours(
  { trx, shipment }: LockedShipment,
  actor: Actor,
  input: Change,
  options: { now: Date; ifMatch: number | undefined },
): Promise<void> {
  const { id, companyId, wholeId } = shipment;
  const whole = await Shipment.query(trx).findOne({ companyId, id: wholeId! }).throwIfNotFound();
  const leg = partOf(shipment as WithStops<Shipment>);
  assertOfLeg(leg, input, whole.reference);
  const others = await lockParts(trx, whole);
  await change({ trx, shipment }, actor, input, options);
  const after = partOf(await loadNow(trx, { id, companyId }));
  for (const other of others) {
    const side = sideOf(leg, other);
    if (side === undefined) continue;
    const ends = handOverFor(other, leg, after, side);
    const { now } = options;
    await changePart({ trx, actor, now }, other, ends, (field) => fieldAt(side, field));
  }
}

/** At which end a leg meets another one; undefined where it does not. */
function sideOf({ record }: Part, { record: other }: Part): Side | undefined {
  const step = other.legPosition! - record.legPosition!;
  if (step === 1) return -1;
  return step === -1 ? 0 : undefined;
}

/** The end of a neighbour that is to be as the changed end of the leg; nothing where that has not changed. */
function handOverFor(other: Part, before: Part, after: Part, side: Side): Change {
  const ends = [before, after].map(({ stops }) => endsIn(endsOfLoad, stops));
  const changed = Object.keys(changedFields(ends[0]!, ends[1]!));
  if (!changed.some((field) => sideOfField(field) === side)) return {};
  const theirs = endAs(after.stops.at(side)!, side === 0 ? -1 : 0);
  return changedFields(endsIn(endsOfLoad, other.stops), theirs);
}
