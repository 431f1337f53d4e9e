import type { Actor } from '../core/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { transition } from '../core/events.ts';
import { quotePolicy } from '../quotes/policy.ts';
import { Quote } from '../quotes/Quote.ts';
import { lock } from '../quotes/service.ts';
import { closeInvitations } from './close.ts';
import { ofQuotes } from './flows.ts';
import { standings } from './standings.ts';

/** Withdraws a quote with its reason, which every invited carrier learns; the comment stays with the broker. */
export function dismiss(
  actor: Actor,
  quoteId: string,
  { reason, comment = null }: Schemas['QuoteDismiss'],
  now: Date,
): Promise<void> {
  return Quote.transaction(async (trx) => {
    const quote = await lock(trx, quotePolicy.visible(actor), quoteId);
    const { userId } = actor;
    const close = { closedAt: now, closeReason: reason, closeComment: comment };
    await transition(trx, ofQuotes, quote, 'dismissed', { userId, reason, comment }, close);
    const ranked = await standings(trx, quote.id);
    await closeInvitations(trx, quote.id, { standings: ranked, cause: { userId, reason }, now });
  });
}
