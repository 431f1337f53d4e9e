import type { Transaction } from 'objection';
import type { Quote, QuoteStatus } from '../../quotes/index.ts';
import { Invitation } from '../Invitation.ts';
import { IN_PLAY } from '../transitions.ts';

/** The invitations of a quote whose carriers may still answer, or have a rate. */
export function inPlay(trx: Transaction, { id: quoteId, companyId }: Quote) {
  return Invitation.query(trx).where({ companyId, quoteId }).whereIn('status', IN_PLAY);
}

/** The status of a quote by its invitations in play and the statuses of its legs: a rate, an open question, or nobody left. Pure. */
export function statusByAnswers(
  invitations: Pick<Invitation, 'status'>[],
  legs: QuoteStatus[],
): 'rated' | 'sent' | 'not_available' {
  if (legs.some(hasRate) || invitations.some(({ status }) => status === 'rated')) return 'rated';
  return legs.includes('sent') || invitations.length > 0 ? 'sent' : 'not_available';
}

function hasRate(leg: QuoteStatus) {
  return leg === 'rated' || leg === 'assigned';
}
