import type { Schemas } from '../core/contract/types.ts';

export type Invitation = Schemas['Invitation'];
export type InvitationStatus = Schemas['InvitationStatus'];

/** How often an open page asks for news, in milliseconds. */
export const POLL = 15_000;

/** The piles of a carrier's requests: what waits for its answer, what it has answered, what has ended. */
export const PILES: Record<string, InvitationStatus[]> = {
  waiting: ['sent', 'in_contact', 'available'],
  rated: ['rated'],
  closed: ['assigned', 'rejected', 'rejected_by_carrier', 'not_available', 'dismissed', 'answered'],
};

/** Whether it is still in play. */
export function isOpen({ status }: Pick<Invitation, 'status'>): boolean {
  return [...PILES.waiting!, ...PILES.rated!].includes(status);
}

/** Where the carrier's page of an invitation is. */
export function pathOf(id: string): string {
  return `/admin/carrier/quotes/view?id=${encodeURIComponent(id)}`;
}
