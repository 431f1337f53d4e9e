import type { Actor } from '../../core/auth/actor.ts';
import { transition } from '../../core/records/events.ts';
import { ofInvitations } from '../flows.ts';
import type { Locked } from '../service.ts';

/** The carrier has read that its request was dismissed or has expired; reading it again changes nothing. */
export async function acknowledge({ trx, invitation }: Locked, actor: Actor) {
  if (invitation.status === 'answered') return;
  await transition(trx, ofInvitations, invitation, 'answered', actor);
}
