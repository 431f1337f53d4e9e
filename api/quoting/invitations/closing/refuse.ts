import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { requireComment } from '../../../core/records/status/reasons.ts';
import { transition } from '../../../core/records/status/events.ts';
import {
  assertRead,
  customersAnswer,
  notifyOfAnswer,
  type LockedQuote,
} from '../../quotes/index.ts';
import { closeInvitations } from './close.ts';
import { closeLegs } from './closeLegs.ts';
import { quoteTransitions } from '../flows.ts';
import { rankRates } from './rankRates.ts';

/**
 * Refuses the shared price, by the customer or by its broker on its behalf. The quote ends, and every carrier reads
 * the reason.
 */
export async function refuse(
  { trx, quote }: LockedQuote,
  { userId }: Actor,
  { reason, comment = null, sharedAt }: Schemas['QuoteRefuse'],
  now: Date,
): Promise<void> {
  requireComment(reason, comment);
  assertRead(quote, sharedAt);
  const cause = { userId, reason, comment };
  await transition(trx, quoteTransitions, quote, 'rejected', cause, {
    ...customersAnswer('refused', comment, now),
    closedAt: now,
    closeReason: reason,
    closeComment: comment,
  });
  const rankedRates = await rankRates(trx, quote);
  await closeInvitations(trx, quote, { standings: rankedRates, cause: { userId, reason }, now });
  await closeLegs(trx, quote, { cause: { userId, reason }, now });
  await notifyOfAnswer(trx, quote, { kind: 'price_rejected', reason });
}
