import type { Transaction } from 'objection';
import { transition, type Cause } from '../../../core/records/status/events.ts';
import type { Quote } from '../../quotes/index.ts';
import { invitationTransitions } from '../flows.ts';
import { notifyReopened } from './notices.ts';
import { Invitation } from '../Invitation.ts';

/**
 * Reopens the rates that the end of a quote closed: the winning one and those rejected with it. Rates that the broker
 * rejected earlier stay rejected. The carriers hear of it. Call it before the quote's own `closedAt` is cleared.
 */
export async function reopenRates(trx: Transaction, quote: Quote, cause: Cause): Promise<void> {
  const { id: quoteId, companyId, closedAt } = quote;
  const closedInvitations = await Invitation.query(trx)
    .where({ companyId, quoteId })
    .where((either) => either.where('status', 'assigned').orWhere({ status: 'rejected', closedAt }))
    .orderBy('id');
  const reopened = { closedAt: null, closeReason: null, rank: null, distancePercent: null };
  for (const invitation of closedInvitations) {
    const { status } = invitation;
    await transition(trx, invitationTransitions, invitation, 'rated', cause, reopened);
    if (status === 'rejected') await notifyReopened(trx, quote, invitation);
  }
}
