import { Carrier } from '../../../network/carriers/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { requireComment } from '../../../core/records/status/reasons.ts';
import { transition } from '../../../core/records/status/events.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { advance } from '../waves/advance.ts';
import { invitationTransitions } from '../flows.ts';
import type { Locked } from '../service.ts';
import { laneParams } from '../../quotes/index.ts';

/**
 * Declines the invitation with a reason, also after a rate. A quote without any carrier left becomes `not_available`.
 */
export async function decline(
  lockedInvitation: Locked,
  actor: Actor,
  { reason, comment = null }: Schemas['InvitationDecline'],
  now: Date,
): Promise<void> {
  requireComment(reason, comment);
  const { trx, invitation } = lockedInvitation;
  const cause = { userId: actor.userId, reason, comment };
  await transition(trx, invitationTransitions, invitation, 'rejected_by_carrier', cause, {
    answeredAt: invitation.answeredAt ?? now,
    closedAt: now,
    closeReason: reason,
    comment,
  });
  await advance(lockedInvitation.trx, lockedInvitation.quote, actor, now);
  await notifyBroker(lockedInvitation, reason);
}

/** Notifies the broker which carrier declined, and why. */
async function notifyBroker({ trx, quote, invitation }: Locked, reason: string) {
  const { carrierName } = (await Carrier.query(trx).findById(invitation.carrierId))!;
  const params = { ...(await laneParams(trx, quote)), carrier: carrierName, reason };
  await notify(trx, 'invitation_declined', { of: quote, entityId: quote.id, params });
}
