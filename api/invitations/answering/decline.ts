import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { transition } from '../../core/records/events.ts';
import { laneOf, notify } from '../../notifications/index.ts';
import { advance } from '../waves/advance.ts';
import { ofInvitations } from '../flows.ts';
import type { Locked } from '../service.ts';

/**
 * Declines the invitation with a reason, also after a rate. A quote without any carrier left becomes `not_available`.
 */
export async function decline(
  locked: Locked,
  actor: Actor,
  { reason, comment = null }: Schemas['InvitationDecline'],
  now: Date,
): Promise<void> {
  const { trx, invitation } = locked;
  const cause = { userId: actor.userId, reason, comment };
  await transition(trx, ofInvitations, invitation, 'rejected_by_carrier', cause, {
    answeredAt: invitation.answeredAt ?? now,
    closedAt: now,
    closeReason: reason,
    comment,
  });
  await advance(locked.trx, locked.quote, actor, now);
  const { id: entityId, companyId } = locked.quote;
  const about = { entity: 'quotes', entityId, params: { ...laneOf(locked.quote), reason } };
  await notify(trx, { kind: 'invitation_declined', to: { companyId }, ...about });
}
