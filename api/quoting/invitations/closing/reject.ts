import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { requireComment } from '../../../core/records/status/reasons.ts';
import { transition } from '../../../core/records/status/events.ts';
import { advance } from '../waves/advance.ts';
import { reopenQuote } from '../answering/reopen.ts';
import { notifyClosed, notifyReopened } from './notices.ts';
import { invitationTransitions } from '../flows.ts';
import type { Invitation } from '../Invitation.ts';
import type { Locked } from '../service.ts';
import { rankRates } from './rankRates.ts';

/** Rejects one carrier's rate. The carrier sees the reason and its current rank. */
export async function reject(
  lockedInvitation: Locked,
  actor: Actor,
  { reason, comment = null }: Schemas['RateReject'],
  now: Date,
): Promise<void> {
  requireComment(reason, comment);
  const { trx, invitation, quote } = lockedInvitation;
  const { id } = invitation;
  const rankedRates = await rankRates(trx, quote);
  const rank = rankedRates.find(({ invitationId }) => invitationId === id)?.rank;
  const cause = { userId: actor.userId, reason, comment };
  const outcome = { closedAt: now, closeReason: reason, rank };
  await transition(trx, invitationTransitions, invitation, 'rejected', cause, outcome);
  await advance(lockedInvitation.trx, lockedInvitation.quote, actor, now);
  await notifyClosed(trx, quote, invitation, { reason, rank });
}

/** Restores a rejected rate while the quote is not decided, and notifies its carrier. */
export async function restore({ trx, invitation, quote }: Locked, actor: Actor): Promise<void> {
  if (!(await hasRate(trx, invitation))) throw new Refusal('RATE_MISSING');
  const reopened = { closedAt: null, closeReason: null, rank: null, distancePercent: null };
  await transition(trx, invitationTransitions, invitation, 'rated', actor, reopened);
  await reopenQuote(trx, quote, actor, true);
  await notifyReopened(trx, quote, invitation);
}

/** Whether the invitation has a rate from before the deadline. */
async function hasRate(trx: Transaction, { id: invitationId, companyId }: Invitation) {
  const answer = await trx('quote_answers').where({ companyId, invitationId }).first('amount');
  return answer?.amount != null;
}
