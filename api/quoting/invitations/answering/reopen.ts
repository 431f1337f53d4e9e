import type { Transaction } from 'objection';
import { Carrier } from '../../../network/carriers/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { transition } from '../../../core/records/status/events.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { laneParams, type Quote } from '../../quotes/index.ts';
import { invitationTransitions, quoteTransitions } from '../flows.ts';
import type { Locked } from '../service.ts';
import { lastDeclineOf } from './declined.ts';

/**
 * Takes back a refusal until the deadline (409 after it): the invitation returns to the status before, with its rate
 * if it had one, and its quote is open again.
 */
export async function reopen(lockedInvitation: Locked, actor: Actor, now: Date): Promise<void> {
  const { trx, invitation, quote } = lockedInvitation;
  const { deadlineAt, answeredAt } = invitation;
  if (deadlineAt && now > new Date(deadlineAt)) throw new Refusal('DEADLINE_PASSED');
  const { fromStatus } = await lastDeclineOf(trx, invitation);
  await transition(trx, invitationTransitions, invitation, fromStatus, actor, {
    closedAt: null,
    closeReason: null,
    comment: null,
    answeredAt: fromStatus === 'rated' ? answeredAt : null,
  });
  await reopenQuote(trx, quote, actor, fromStatus === 'rated');
  const { carrierName: carrier } = (await Carrier.query(trx).findById(invitation.carrierId))!;
  const params = { ...(await laneParams(trx, quote)), carrier };
  await notify(trx, 'invitation_reopened', { of: quote, entityId: quote.id, params });
}

/** Moves a quote on that has a carrier again; `isRated` says whether that carrier has a valid rate. */
export async function reopenQuote(
  trx: Transaction,
  quote: Quote,
  actor: Actor,
  isRated: boolean,
): Promise<void> {
  const to = isRated ? 'rated' : 'sent';
  const waits = quote.status === 'not_available' || (isRated && quote.status === 'sent');
  if (waits) await transition(trx, quoteTransitions, quote, to, actor, { closedAt: null });
}
