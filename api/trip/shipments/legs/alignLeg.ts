import type { Transaction } from 'objection';
import { changedFields } from '../../../core/import/records/changedFields.ts';
import { amend } from '../../../core/records/writing/save.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { endsIn, Quote, saveStops, stopLists, withEnds } from '../../../quoting/quotes/index.ts';
import { endsOfLoad } from '../../../shared/stopEnds.ts';
import type { Change } from '../changes/change.ts';
import { Shipment } from '../Shipment.ts';
import { ShipmentStop } from '../ShipmentStop.ts';
import { changeOfPart } from './changeOfPart.ts';
import { endAs } from './ends.ts';
import { loadNow, partOf, quoteWithStops } from './parts.ts';

/**
 * Gives the new load of a leg what has changed since it was asked for: in the whole, and in the hand-overs of the legs that have a
 * load. Its carrier confirms it so.
 */
export async function alignLeg(trx: Transaction, key: CompanyKey): Promise<void> {
  const leg = await loadNow(trx, key);
  const { companyId } = leg;
  const whole = await loadNow(trx, { companyId, id: leg.wholeId! });
  const quote = await Quote.query(trx).findOne({ companyId, id: whole.quoteId! });
  if (!quote) return;
  const asked = await quoteWithStops(trx, quote);
  const handOvers = changedFields(endsIn(endsOfLoad, leg.stops), await handOversOf(trx, leg));
  const met = { ...leg, ...endsIn(endsOfLoad, leg.stops), ...handOvers } as Shipment;
  const part = { ...partOf(leg), stops: withEnds(leg.stops, met) };
  const { stops, ...fields } = changeOfPart(part, asked, whole);
  const changes = { ...handOvers, ...fields };
  if (Object.keys(changes).length === 0) return;
  await amend(Shipment, leg, changes, { trx, lists: stopLists(leg.stops, stops) });
  if (stops) await saveStops(trx, ShipmentStop, leg, stops);
}

/** The ends of a leg at which the legs before and after it hand over and take over now, as far as these have a load. */
async function handOversOf(
  trx: Transaction,
  { companyId, wholeId, legPosition }: Shipment,
): Promise<Change> {
  const loads = await Shipment.query(trx)
    .where({ companyId, wholeId })
    .whereNot('status', 'cancelled');
  const at = async (step: number) => {
    const load = loads.find((other) => other.legPosition === legPosition! + step);
    return load && (await loadNow(trx, load)).stops;
  };
  const [before, after] = [await at(-1), await at(1)];
  return { ...(before && endAs(before.at(-1)!, 0)), ...(after && endAs(after[0]!, -1)) };
}
