import { Decimal } from 'decimal.js';
import type { Invitation } from '../quote.ts';

/** The invitations with a rate, sorted by the API's rank; those without a rank last, the cheapest first. */
export function sortedOffers(invitations: Invitation[]): Invitation[] {
  return invitations.filter(({ rate, amount }) => rate && amount).sort(byPlace);
}

/** The invited carriers: first those with a rate, the best first, then those without an answer, then those that are out. */
export function inOrder(invitations: Invitation[]): Invitation[] {
  const offers = sortedOffers(invitations);
  const ordered = [...offers, ...invitations.filter((one) => !offers.includes(one))];
  return [...ordered.filter((one) => !isOut(one)), ...ordered.filter(isOut)];
}

/** The chosen one: that with this id, otherwise the first that can still win and did not have the load before. */
export function chosenOf(offers: Invitation[], id: string | undefined): Invitation | undefined {
  const chosen = offers.find((offer) => offer.id === id);
  return (
    chosen ?? offers.find(({ status, unassignedReason }) => status === 'rated' && !unassignedReason)
  );
}

/** Whether the carrier said no, its invitation ended, or its rate was rejected. */
function isOut({ status }: Invitation): boolean {
  return OUT.includes(status);
}

function byPlace(a: Invitation, b: Invitation): number {
  const places = (a.place ?? Infinity) - (b.place ?? Infinity);
  return places || new Decimal(a.amount ?? 0).comparedTo(b.amount ?? 0);
}

const OUT: Invitation['status'][] = [
  ...(['rejected_by_carrier', 'not_available', 'rejected'] as const),
  ...(['dismissed', 'answered'] as const),
];
