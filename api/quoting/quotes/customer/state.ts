import type { Schemas } from '../../../core/contract/types.ts';
import type { Quote } from '../Quote.ts';

type Priced = Pick<Quote, 'status' | 'customerAnswer' | 'sharedUntil'>;

/** The state of a shared price for the customer on a day, `YYYY-MM-DD`: open to an answer, or ended and how. */
export function priceState(
  { status, customerAnswer, sharedUntil }: Priced,
  today: string,
): Schemas['PriceState'] {
  if (status === 'dismissed') return 'withdrawn';
  if (status === 'rejected') return 'rejected';
  if (customerAnswer === 'accepted') return 'accepted';
  if (status === 'assigned') return 'assigned';
  if (status !== 'answered') return 'pending';
  return sharedUntil && sharedUntil < today ? 'expired' : 'open';
}
