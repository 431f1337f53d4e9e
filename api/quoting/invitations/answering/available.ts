import type { Actor } from '../../../core/auth/actor.ts';
import { transition } from '../../../core/records/status/events.ts';
import { invitationTransitions } from '../flows.ts';
import type { Locked } from '../service.ts';

/** Marks that the carrier can cover the load and will send its price later. A second call changes nothing. */
export async function confirmAvailability({ trx, invitation }: Locked, actor: Actor, now: Date) {
  if (invitation.status === 'available') return;
  const opening = { openedAt: invitation.openedAt ?? now };
  await transition(trx, invitationTransitions, invitation, 'available', actor, opening);
}
