import type { Schemas } from '../../core/contract/types.ts';

export type Quote = Schemas['Quote'] & { etag?: string };
export type Invitation = Schemas['Invitation'];
export type QuoteStatus = Schemas['QuoteStatus'];

/** The statuses of open quotes. */
export const OPEN: readonly QuoteStatus[] = ['created', 'pending', 'sent', 'rated', 'answered'];

/** The path below /admin of the page that reads a pasted message. */
export const PASTE_PATH = 'quotes/paste';

/** The interval in milliseconds at which an open page reads its data again. */
export const POLL = 10_000;

/** Whether the API shows the caller the purchase side: carriers, their rates, the cost. */
export function seesPurchase(quote: Quote): boolean {
  return quote.invitedCount !== undefined;
}

/** Whether the quote may still change without the user, so that its page reads it again. */
export function isOpen({ status }: Pick<Quote, 'status'>): boolean {
  return OPEN.includes(status);
}

/** Whether carriers may still answer in time, so that the countdown is shown. */
export function isWithCarriers({
  status,
  deadlineAt,
}: Pick<Quote, 'status' | 'deadlineAt'>): boolean {
  return !!deadlineAt && (status === 'sent' || status === 'rated');
}
