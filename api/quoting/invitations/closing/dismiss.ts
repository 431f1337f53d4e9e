import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { requireComment } from '../../../core/records/status/reasons.ts';
import { transition } from '../../../core/records/status/events.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { laneParams, type LockedQuote, type Quote } from '../../quotes/index.ts';
import { closeInvitations } from './close.ts';
import { closeLegs } from './closeLegs.ts';
import { quoteTransitions } from '../flows.ts';
import { rankRates } from './rankRates.ts';

/** Dismisses a quote. Every invited carrier reads the reason; only the broker reads the comment. */
export async function dismiss(
  { trx, quote }: LockedQuote,
  actor: Actor,
  { reason, comment = null }: Schemas['QuoteDismiss'],
  now: Date,
): Promise<void> {
  requireComment(reason, comment);
  const { userId } = actor;
  const close = { closedAt: now, closeReason: reason, closeComment: comment };
  await transition(trx, quoteTransitions, quote, 'dismissed', { userId, reason, comment }, close);
  const rankedRates = await rankRates(trx, quote);
  await closeInvitations(trx, quote, { standings: rankedRates, cause: { userId, reason }, now });
  await closeLegs(trx, quote, { cause: { userId, reason }, now, isEnd: true });
  await notifyOtherSide(trx, actor, quote, reason);
}

/** Notifies the broker if the customer dismissed the quote, and the customer otherwise. */
async function notifyOtherSide(trx: Transaction, { type }: Actor, quote: Quote, reason: string) {
  const { companyId, customerId } = quote;
  const of = type === 'shipper' ? { companyId } : { customerId };
  const params = { ...(await laneParams(trx, quote)), reason };
  await notify(trx, 'quote_dismissed', { of, entityId: quote.id, params });
}
