import type { Transaction } from 'objection';
import { Carrier } from '../../../network/carriers/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import { transition } from '../../../core/records/status/events.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { laneParams, isOpen, type Quote } from '../../quotes/index.ts';
import { invitationTransitions } from '../flows.ts';
import type { Locked } from '../service.ts';
import { mayProceed } from '../transitions.ts';

/** Marks the invitation as `in_contact`, when a person opened it or staff logged a call; later statuses stay. */
export async function markOpened({ trx, invitation, quote }: Locked, actor: Actor, now: Date) {
  if (!isOpen(quote.status) || !mayProceed(invitation.status, 'in_contact')) return;
  await transition(trx, invitationTransitions, invitation, 'in_contact', actor, { openedAt: now });
  if (actor.type === 'carrier') await notifyViewed(trx, quote, invitation.carrierId);
}

/** Notifies the broker of the carrier that opened its request. */
async function notifyViewed(trx: Transaction, quote: Quote, carrierId: string) {
  const { carrierName: carrier } = (await Carrier.query(trx).findById(carrierId))!;
  const params = { ...(await laneParams(trx, quote)), carrier };
  await notify(trx, 'invitation_viewed', { of: quote, entityId: quote.id, params });
}
