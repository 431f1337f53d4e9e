import { requireCustomer } from '../../../network/companies/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { transition } from '../../../core/records/status/events.ts';
import {
  insertQuote,
  isOpen,
  legInputsOf,
  loadOf,
  type LockedQuote,
  storedStops,
  withoutTargetRate,
} from '../../quotes/index.ts';
import { closeInvitations } from './close.ts';
import { closeLegs } from './closeLegs.ts';
import { quoteTransitions } from '../flows.ts';
import { rankRates } from './rankRates.ts';

/**
 * Creates a new quote for the same load, with the given changes and today's exchange rate, and returns its id. The
 * old quote, if still open, is dismissed as superseded and its carriers are notified.
 */
export async function requote(
  { trx, quote: parent }: LockedQuote,
  actor: Actor,
  change: Schemas['QuoteRequote'],
  now: Date,
): Promise<string> {
  const { companyId } = parent;
  const load = { ...loadOf(parent), ...withoutTargetRate(actor, change) };
  const legs = change.legs ?? (await legInputsOf(trx, parent));
  load.stops ??= await storedStops({ ...parent, ...load }, trx);
  if (actor.type === 'shipper')
    Object.assign(load, { customerId: parent.customerId, asked: 'whole' });
  if (load.customerId !== parent.customerId) await requireCustomer(companyId, load.customerId, trx);
  const isByLegs = legs && load.asked !== 'whole';
  const quote = { ...load, ...(isByLegs && { legs }), companyId, parentId: parent.id };
  const id = await insertQuote(trx, actor, quote, now);
  if (isOpen(parent.status)) await supersede({ trx, quote: parent }, actor, now);
  return id;
}

async function supersede({ trx, quote }: LockedQuote, { userId }: Actor, now: Date) {
  const cause = { userId, reason: 'superseded' };
  const close = { closedAt: now, closeReason: cause.reason };
  const rankedRates = await rankRates(trx, quote);
  await transition(trx, quoteTransitions, quote, 'dismissed', cause, close);
  await closeInvitations(trx, quote, { standings: rankedRates, cause, now });
  await closeLegs(trx, quote, { cause, now, isEnd: true });
}
