import type { Schemas } from '../../core/contract/types.ts';
import { transitionsOf } from '../../core/records/status/transitions.ts';
import { isOpen, type QuoteStatus } from '../quotes/index.ts';

export type InvitationStatus = Schemas['InvitationStatus'];

/**
 * The allowed changes of an invitation's status (domain decision, Quotes). `rated` may follow itself, for a better rate
 * before the deadline. `rejected_by_carrier` may be taken back to the status before it. What ended without a rate may
 * be invited again, at once or in a later wave.
 */
export const invitationFlow = transitionsOf<InvitationStatus>('InvitationStatus', {
  pending: ['sent', 'dismissed'],
  sent: ['in_contact', 'available', 'rated', 'not_available', 'rejected_by_carrier', 'dismissed'],
  in_contact: ['available', 'rated', 'not_available', 'rejected_by_carrier', 'dismissed'],
  available: ['rated', 'not_available', 'rejected_by_carrier', 'dismissed'],
  rated: ['rated', 'assigned', 'rejected', 'rejected_by_carrier'],
  assigned: ['rated'],
  not_available: ['answered', 'pending', 'sent'],
  rejected_by_carrier: ['pending', 'sent', 'in_contact', 'available', 'rated'],
  rejected: ['rated'],
  dismissed: ['answered', 'pending', 'sent'],
  answered: ['pending', 'sent'],
});

/** The statuses in which a carrier was invited and has not answered yet. */
export const RUNNING: InvitationStatus[] = ['sent', 'in_contact', 'available'];

/**
 * Whether a quote stores rates in this status. `not_available` still does: a late rate helps the broker who asks
 * again.
 */
export function takesRates(status: QuoteStatus): boolean {
  return isOpen(status) || status === 'not_available';
}

/** The statuses of an invitation that is not closed. */
export const IN_PLAY: InvitationStatus[] = ['pending', ...RUNNING, 'rated'];

/** The statuses in which a carrier may be invited, for the first time or again. */
export const INVITABLE = (Object.keys(invitationFlow) as InvitationStatus[]).filter((status) =>
  invitationFlow[status].to.includes('sent'),
);

/** Whether an invitation that is not closed may reach a status by an answer or a call. */
export function mayProceed(from: InvitationStatus, to: InvitationStatus): boolean {
  return IN_PLAY.includes(from) && invitationFlow[from].to.includes(to);
}
