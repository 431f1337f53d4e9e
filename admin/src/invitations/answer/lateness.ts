import type { Invitation } from '../invitation.ts';

/** Whether a rate handed in now would come late, its time being up. */
export function isLateNow({ closeReason }: Pick<Invitation, 'closeReason'>, isOver: boolean) {
  return isOver || closeReason === 'expired';
}
