import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/http/errors.ts';
import { transition } from '../../core/records/events.ts';
import { stuck } from '../../core/records/transitions.ts';
import { laneOf, notify } from '../../notifications/index.ts';
import { isOpen, quoteFlow } from '../../quotes/index.ts';
import { settle } from '../answering/decline.ts';
import { ofInvitations, ofQuotes } from '../flows.ts';
import { locked } from '../service.ts';
import { standings } from './standings.ts';
import { invitationFlow } from '../transitions.ts';

/** The broker rejects one carrier's rate with its reason, which the carrier learns with its rank so far. */
export function reject(
  actor: Actor,
  id: string,
  { reason, comment = null }: Schemas['RateReject'],
  now: Date,
): Promise<void> {
  return locked(actor, id, async (each) => {
    const { trx, invitation, quote } = each;
    if (!isOpen(quote.status)) throw stuck(quoteFlow, quote.status);
    const ranked = await standings(trx, quote);
    const rank = ranked.find(({ invitationId }) => invitationId === id)?.rank;
    const cause = { userId: actor.userId, reason, comment };
    const outcome = { closedAt: now, closeReason: reason, rank };
    await transition(trx, ofInvitations, invitation, 'rejected', cause, outcome);
    await settle(each, actor, now);
    const params = { ...laneOf(quote), reason };
    const about = { entity: 'invitations', entityId: id, params };
    const to = { carrierId: invitation.carrierId };
    await notify(trx, { kind: 'invitation_closed', to, ...about });
  });
}

/** Takes such a rejection back while the quote still awaits a decision; afterwards the outcome has been told (409). */
export function restore(actor: Actor, id: string): Promise<void> {
  return locked(actor, id, async ({ trx, invitation, quote }) => {
    const awaits = isOpen(quote.status) || quote.status === 'not_available';
    if (!awaits) throw stuck(quoteFlow, quote.status);
    if (invitation.status !== 'rejected') throw stuck(invitationFlow, invitation.status);
    const { count } = (await trx('rates')
      .where({ companyId: quote.companyId, invitationId: id, late: false })
      .count('* as count')
      .first()) as { count: string | number };
    if (Number(count) === 0) throw new Refusal('RATE_MISSING');
    const reopened = { closedAt: null, closeReason: null, rank: null, distancePercent: null };
    await transition(trx, ofInvitations, invitation, 'rated', actor, reopened);
    if (quote.status === 'sent' || quote.status === 'not_available')
      await transition(trx, ofQuotes, quote, 'rated', actor, { closedAt: null });
  });
}
