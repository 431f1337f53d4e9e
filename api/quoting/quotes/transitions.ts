import type { Schemas } from '../../core/contract/types.ts';
import { transitionsOf } from '../../core/records/status/transitions.ts';

export type QuoteStatus = Schemas['QuoteStatus'];

/**
 * The allowed changes of a quote's status (domain decision, Quotes). `sent` and `rated` may follow themselves (a
 * further wave), and so may `answered` (a new price, also after the customer has rejected one). `not_available` may be
 * sent to more carriers, or become `rated` when a rejection is taken back.
 */
export const quoteFlow = transitionsOf<QuoteStatus>('QuoteStatus', {
  created: ['pending', 'dismissed'],
  pending: ['created', 'sent', 'dismissed'],
  sent: ['sent', 'rated', 'not_available', 'dismissed'],
  rated: ['rated', 'answered', 'assigned', 'rejected', 'dismissed', 'sent', 'not_available'],
  answered: ['answered', 'assigned', 'rejected', 'dismissed'],
  assigned: ['rated'],
  dismissed: [],
  rejected: ['answered'],
  not_available: ['sent', 'rated'],
});

/** Whether no carrier has seen the quote, so that its load can be changed. */
export function isDraft(status: QuoteStatus) {
  return status === 'created' || status === 'pending';
}

/** Whether carriers can answer and the quote is not decided. */
export function isOpen(status: QuoteStatus) {
  return quoteFlow[status].to.includes('dismissed');
}

/** Whether it has neither a carrier nor an end that stays; without a carrier left it may still be sent to others. */
export function isUndecided(status: QuoteStatus) {
  return isOpen(status) || status === 'not_available';
}

/** The status that says what carriers may do: that of the quote, of a leg whose whole is decided that of the whole. */
export function decidingStatus({
  status,
  wholeStatus,
}: {
  status: QuoteStatus;
  wholeStatus?: QuoteStatus | null;
}): QuoteStatus {
  return wholeStatus && !isUndecided(wholeStatus) ? wholeStatus : status;
}
