import type { Transaction } from 'objection';
import { transition, type Cause } from '../../../core/records/status/events.ts';
import type { Quote } from '../../quotes/index.ts';
import { invitationTransitions } from '../flows.ts';
import { notifyClosed } from './notices.ts';
import { Invitation } from '../Invitation.ts';
import type { RankedRate } from './rankRates.ts';
import { IN_PLAY } from '../transitions.ts';

/**
 * Closes every open invitation of a quote and notifies each carrier: rated ones are rejected with rank and distance
 * from the winning rate, unanswered ones dismissed, each with the reason. `reasonOf` gives a rated one its own reason.
 */
export async function closeInvitations(
  trx: Transaction,
  quote: Quote,
  ending: Ending,
): Promise<void> {
  const { standings, now } = ending;
  const openInvitations = await Invitation.query(trx)
    .where({ companyId: quote.companyId, quoteId: quote.id })
    .whereIn('status', IN_PLAY)
    .orderBy('id');
  for (const invitation of openInvitations) {
    const standing = standings.find(({ invitationId }) => invitationId === invitation.id);
    const to = invitation.status === 'rated' ? 'rejected' : 'dismissed';
    const reason = (standing && ending.reasonOf?.(standing)) ?? ending.cause.reason;
    await transition(
      trx,
      invitationTransitions,
      invitation,
      to,
      { ...ending.cause, reason },
      {
        closedAt: now,
        closeReason: reason,
        rank: standing?.rank,
        distancePercent: standing?.distancePercent,
      },
    );
    if (!invitation.isOut) continue;
    await notifyClosed(trx, quote, invitation, { ...standing, reason, rates: standings.length });
  }
}

interface Ending {
  standings: RankedRate[];
  cause: Cause & { reason: string };
  now: Date;
  reasonOf?: (standing: RankedRate) => string;
}
