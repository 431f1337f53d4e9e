import type { Schemas } from '../core/contract/types.ts';

export type Quote = Schemas['Quote'] & { etag?: string };
export type Invitation = Schemas['Invitation'];
export type QuoteStatus = Schemas['QuoteStatus'];

/** The statuses in which a quote still awaits something. */
export const OPEN: readonly QuoteStatus[] = ['created', 'pending', 'sent', 'rated', 'answered'];

/** How often an open page asks for news, in milliseconds. */
export const POLL = 10_000;

/** Whether the API shows the caller the purchase side: carriers, their rates, the cost. */
export function seesPurchase(quote: Quote): boolean {
  return quote.invitedCount !== undefined;
}

/** Whether something may still happen to it by itself, so that its page keeps asking. */
export function isOpen({ status }: Pick<Quote, 'status'>): boolean {
  return OPEN.includes(status);
}

/** Whether carriers may still answer it in time, so that its clock runs. */
export function isWithCarriers({
  status,
  deadlineAt,
}: Pick<Quote, 'status' | 'deadlineAt'>): boolean {
  return !!deadlineAt && (status === 'sent' || status === 'rated');
}
