import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { recordEvent } from '../../../core/records/status/events.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { assertLoad, readiness } from '../load/assertLoad.ts';
import { stopLists } from '../load/stopHistory.ts';
import { saveStops, stopsOf, withEnds } from '../load/stopRows.ts';
import { Quote } from '../Quote.ts';
import { QuoteStop } from '../QuoteStop.ts';

/** Who changes a leg. */
export type Asker = Pick<Actor, 'type' | 'companyId'> & { userId: string | null };

interface Changing {
  trx: Transaction;
  actor: Asker;
  before: Quote;
}

/** Writes a leg and its stops, with both in its history, and an event where its status changes. */
export async function writeLeg(
  { trx, actor, before }: Changing,
  row: Partial<Quote> & Pick<Quote, 'status'>,
  stops: Schemas['Stop'][],
): Promise<void> {
  const lists = stopLists(await stopsOf(before, trx), stops);
  await amend(Quote, before, row, { trx, lists });
  await saveStops(trx, QuoteStop, before, stops);
  const { status } = row;
  if (status !== before.status)
    await recordEvent(trx, Quote, { ...before, status }, before.status, actor);
}

/** Changes a leg that was not sent with the load of its whole, which is driven already; 422 if it has errors afterwards. */
export async function changeUnsentLeg(
  { trx, actor, before }: Changing,
  { stops: given, ...fields }: Schemas['QuoteChange'],
  now: Date,
): Promise<void> {
  const load = { ...before, ...fields } as Quote;
  const stops = given ?? withEnds(await stopsOf(before, trx), load);
  await assertLoad(trx, { ...load, stops }, now, before);
  const row = { ...fields, status: readiness(load) } as Partial<Quote> & Pick<Quote, 'status'>;
  await writeLeg({ trx, actor, before }, row, stops);
}
