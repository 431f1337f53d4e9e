import { Decimal } from 'decimal.js';
import type { Invitation } from '../quote.ts';

/** The invitations with a rate in the order of the places that the API gives them; those without a place last, the cheapest first. */
export function compared(invitations: Invitation[]): Invitation[] {
  return invitations.filter(({ rate, amount }) => rate && amount).sort(byPlace);
}

function byPlace(a: Invitation, b: Invitation): number {
  const places = (a.place ?? Infinity) - (b.place ?? Infinity);
  return places || new Decimal(a.amount ?? 0).comparedTo(b.amount ?? 0);
}
