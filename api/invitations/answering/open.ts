import type { Actor } from '../../core/auth/actor.ts';
import { transition } from '../../core/records/events.ts';
import { isOpen } from '../../quotes/index.ts';
import { ofInvitations } from '../flows.ts';
import type { Locked } from '../service.ts';
import { invitationFlow } from '../transitions.ts';

/**
 * Marks the invitation as `in_contact`, when a person opened it or staff logged a call; later statuses stay. On a
 * closed invitation it marks `answered`: the person read the closing, and nothing is counted.
 */
export async function open({ trx, invitation, quote }: Locked, actor: Actor, now: Date) {
  const { status, openedAt } = invitation;
  const next = isOpen(quote.status) ? 'in_contact' : 'answered';
  const counts = next === 'in_contact' ? { openedAt: now } : {};
  const late = next === 'answered' && (actor.type !== 'carrier' || openedAt !== null);
  if (late || !invitationFlow[status].to.includes(next)) return;
  await transition(trx, ofInvitations, invitation, next, actor, counts);
}
