import type { Schemas } from '../../core/contract/types.ts';

export type Invitation = Schemas['Invitation'];
export type InvitationStatus = Schemas['InvitationStatus'];

/** The interval in milliseconds at which an open page reads its data again. */
export const POLL = 15_000;

/** The tabs of a carrier's requests, each with its statuses: waiting for an answer, answered, ended. */
export const PILES: Record<string, InvitationStatus[]> = {
  waiting: ['sent', 'in_contact', 'available'],
  rated: ['rated'],
  closed: ['assigned', 'rejected', 'rejected_by_carrier', 'not_available', 'dismissed', 'answered'],
};

/** Whether the invitation is still open. */
export function isOpen({ status }: Pick<Invitation, 'status'>): boolean {
  return [...PILES.waiting!, ...PILES.rated!].includes(status);
}

/** Where the carrier's page of an invitation is. */
export function pathOf(id: string): string {
  return `/admin/carrier/quotes/view?id=${encodeURIComponent(id)}`;
}
