import type { Actor } from '../../../core/auth/actor.ts';
import { transition } from '../../../core/records/status/events.ts';
import { invitationTransitions } from '../flows.ts';
import type { Locked } from '../service.ts';

/** Marks that the carrier has read that its invitation was dismissed or has expired; repeating it changes nothing. */
export async function acknowledge({ trx, invitation }: Locked, actor: Actor) {
  if (invitation.status === 'answered') return;
  await transition(trx, invitationTransitions, invitation, 'answered', actor);
}
