import type { Actor } from '../../core/auth/actor.ts';
import { transition } from '../../core/records/events.ts';
import { isOpen } from '../../quotes/index.ts';
import { ofInvitations } from '../flows.ts';
import type { Locked } from '../service.ts';
import { invitationFlow } from '../transitions.ts';

/**
 * The carrier has seen it, or staff logged a call; what is further along stays. A carrier that first opens it after the
 * end has merely answered: thanks, and nothing is counted.
 */
export async function open({ trx, invitation, quote }: Locked, actor: Actor, now: Date) {
  const { status, openedAt } = invitation;
  const next = isOpen(quote.status) ? 'in_contact' : 'answered';
  const counts = next === 'in_contact' ? { openedAt: now } : {};
  const late = next === 'answered' && (actor.type !== 'carrier' || openedAt !== null);
  if (late || !invitationFlow[status].to.includes(next)) return;
  await transition(trx, ofInvitations, invitation, next, actor, counts);
}
