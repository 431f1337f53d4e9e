import type { Actor } from '../../core/auth/actor.ts';
import { transition } from '../../core/records/events.ts';
import { isOpen } from '../../quotes/index.ts';
import { ofInvitations } from '../flows.ts';
import type { Locked } from '../service.ts';
import { mayProceed } from '../transitions.ts';

/** Marks the invitation as `in_contact`, when a person opened it or staff logged a call; later statuses stay. */
export async function open({ trx, invitation, quote }: Locked, actor: Actor, now: Date) {
  if (!isOpen(quote.status) || !mayProceed(invitation.status, 'in_contact')) return;
  await transition(trx, ofInvitations, invitation, 'in_contact', actor, { openedAt: now });
}
