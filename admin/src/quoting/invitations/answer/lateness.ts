import type { Invitation } from '../invitation.ts';

/** Whether a rate sent now would be late. */
export function isLateNow({ closeReason }: Pick<Invitation, 'closeReason'>, isOver: boolean) {
  return isOver || closeReason === 'expired';
}
