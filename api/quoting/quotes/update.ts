import { requireCustomer } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { MISSING } from '../../core/i18n/messages.ts';
import { amend } from '../../core/records/writing/save.ts';
import { recordEvent } from '../../core/records/status/events.ts';
import { assertLoad, withoutTargetRate, readiness } from './load/assertLoad.ts';
import { distanceAnew } from './load/distance.ts';
import { stopLists } from './load/stopHistory.ts';
import { saveStops, stopsOf, withEnds } from './load/stopRows.ts';
import { legInputs } from './legs/legInputs.ts';
import { legsOf } from './legs/legsOf.ts';
import { assertAsked, saveLegs } from './legs/saveLegs.ts';
import { Quote } from './Quote.ts';
import { QuoteStop } from './QuoteStop.ts';
import { isHazardous } from './load/references.ts';
import type { LockedQuote } from './service.ts';

/** Changes the load of a quote that has not been sent; sets `pending` or `created` by whether it is complete. */
export async function update(
  { trx, quote: before }: LockedQuote,
  actor: Actor,
  input: Schemas['QuoteChange'],
  { now, ifMatch }: { now: Date; ifMatch: number | undefined },
): Promise<void> {
  const given = withoutCustomerChange(actor, withoutTargetRate(actor, input));
  const { stops, legs, ...change } = given;
  const asked = change.asked ?? before.asked;
  assertAsked(actor, { asked, ...(legs && { legs }) });
  const load = { ...before, ...change } as Quote;
  await requireCustomer(before.companyId, change.customerId, trx);
  const stopsBefore = await stopsOf(before, trx);
  const stopsAfter = stops ?? withEnds(stopsBefore, load);
  const loadWithStops = { ...load, stops: stopsAfter };
  await assertLoad(trx, loadWithStops, now, { ...before, stops: stopsBefore });
  const hazmat = load.hazmat || (await isHazardous(trx, loadWithStops));
  const status = readiness(load);
  const lists = stopLists(stopsBefore, stops);
  const distance = await distanceAnew(trx, before, change, [stopsBefore, stopsAfter]);
  await amend(Quote, before, { ...change, ...distance, hazmat, status }, { ifMatch, trx, lists });
  if (stops) await saveStops(trx, QuoteStop, before, stops);
  if (asked !== 'whole' || before.asked !== 'whole') {
    const legsBefore = await legsOf(trx, before);
    const inputs = legs ?? legInputs(before, legsBefore);
    const whole = { ...load, hazmat } as Quote;
    const saved = { asked, ...(inputs && { legs: inputs }), before: legsBefore };
    await saveLegs(trx, actor, whole, saved, now);
  }
  if (status !== before.status) {
    await recordEvent(trx, Quote, { ...before, status }, before.status, actor);
  }
}

/** Refuses with 422 a shipper that names another customer. */
function withoutCustomerChange<Change extends Schemas['QuoteChange']>(
  actor: Actor,
  change: Change,
) {
  if (actor.type !== 'shipper') return change;
  if (change.customerId && change.customerId !== actor.companyId)
    throw invalid('customerId', MISSING);
  return { ...change, customerId: actor.companyId };
}
