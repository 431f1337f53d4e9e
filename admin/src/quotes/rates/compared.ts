import { Decimal } from 'decimal.js';
import { type Invitation, OPEN } from '../quote.ts';

/** The invitations with a rate, those that count first, each group from the cheapest. */
export function compared(invitations: Invitation[]): Invitation[] {
  return invitations
    .filter(({ rate, amount }) => rate && amount)
    .sort((a, b) => Number(counts(b)) - Number(counts(a)) || cheaper(a, b));
}

/** Whether a rate takes part in the comparison: not late, not withdrawn, not rejected before the end. */
export function counts({ status, rate, quoteStatus }: Invitation): boolean {
  if (status === 'rejected' && quoteStatus && OPEN.includes(quoteStatus)) return false;
  return !rate?.late && VALID.includes(status);
}

/** The place of a rate among those that count, from 1; equal amounts share it. Null where it does not count. */
export function rankOf(offers: Invitation[], offer: Invitation): number | null {
  if (!counts(offer)) return null;
  const lower = offers.filter((one) => counts(one) && cheaper(one, offer) < 0);
  return lower.length + 1;
}

/** The lowest amount among the rates that count, in the quote's currency. */
export function bestOf(offers: Invitation[]): string | null {
  return offers.find(counts)?.amount ?? null;
}

function cheaper(a: Invitation, b: Invitation): number {
  return new Decimal(a.amount ?? 0).comparedTo(b.amount ?? 0);
}

const VALID = ['rated', 'assigned', 'rejected'];
