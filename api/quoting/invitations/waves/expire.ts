import type { CompanyKey } from '../../../core/sql/Entity.ts';
import type { Transaction } from 'objection';
import { recordEvent, transition, type Cause } from '../../../core/records/status/events.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { decidingStatus, findQuoteAndLock, isOpen, laneParams, Quote } from '../../quotes/index.ts';
import { advance } from './advance.ts';
import { notifyClosed } from '../closing/notices.ts';
import { invitationTransitions } from '../flows.ts';
import { Invitation } from '../Invitation.ts';
import { RUNNING } from '../transitions.ts';

/**
 * Ends the waves of a quote whose deadline has passed: unanswered invitations become `not_available` with the reason
 * `expired`, and the quote moves on. It locks the quote and reads its present state, so repeating it changes nothing.
 */
export async function expire(
  trx: Transaction,
  { id: quoteId, companyId }: CompanyKey,
  now: Date,
): Promise<void> {
  const quote = await findQuoteAndLock(trx, { id: quoteId, companyId });
  if (!quote || !isOpen(decidingStatus(quote))) return;
  const silent = await Invitation.query(trx)
    .where({ companyId, quoteId })
    .whereIn('status', RUNNING)
    .where('deadlineAt', '<=', now)
    .orderBy('id');
  const closed = { closedAt: now, closeReason: EXPIRED.reason };
  for (const invitation of silent) {
    await transition(trx, invitationTransitions, invitation, 'not_available', EXPIRED, closed);
  }
  if (silent.length > 0) await notifyExpired(trx, quote, silent);
  const { hasOpenedWave } = await advance(trx, quote, EXPIRED, now);
  if (silent.length > 0 && !hasOpenedWave) await notifyBroker(trx, quote);
}

/** Notifies the broker that the deadline has passed and no further wave follows. */
async function notifyBroker(trx: Transaction, quote: Quote) {
  const params = await laneParams(trx, quote);
  await notify(trx, 'quote_expired', { of: quote, entityId: quote.id, params });
}

/** Records that the wave is over, and notifies each expired carrier of the reason. */
async function notifyExpired(trx: Transaction, quote: Quote, silent: Invitation[]) {
  await recordEvent(trx, Quote, quote, quote.status, WAVE_EXPIRED);
  for (const invitation of silent) await notifyClosed(trx, quote, invitation, EXPIRED);
}

const EXPIRED = { userId: null, reason: 'expired' } satisfies Cause;
const WAVE_EXPIRED = { userId: null, reason: 'wave_expired' } satisfies Cause;
