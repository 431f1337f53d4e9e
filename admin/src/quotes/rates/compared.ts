import { Decimal } from 'decimal.js';
import type { Invitation } from '../quote.ts';

/** The invitations with a rate in the order of the places that the API gives them; those without a place last, the cheapest first. */
export function compared(invitations: Invitation[]): Invitation[] {
  return invitations.filter(({ rate, amount }) => rate && amount).sort(byPlace);
}

/** Which of them is chosen: the one with this id, else the first that may still win. */
export function chosenOf(offers: Invitation[], id: string | undefined): Invitation | undefined {
  const chosen = offers.find((offer) => offer.id === id);
  return chosen ?? offers.find(({ status }) => status === 'rated');
}

function byPlace(a: Invitation, b: Invitation): number {
  const places = (a.place ?? Infinity) - (b.place ?? Infinity);
  return places || new Decimal(a.amount ?? 0).comparedTo(b.amount ?? 0);
}
