import type { Invitation } from '../invitation.ts';

/** How an answer stands, a name below `invitations.standing`. */
export type Standing =
  | 'available'
  | 'rated'
  | 'final'
  | 'late'
  | 'over'
  | 'assigned'
  | 'declined'
  | 'rejected'
  | 'closed';

/** How a carrier's answer stands at `now` (epoch milliseconds); undefined while the request simply waits. */
export function standingOf(
  { status, rate, deadlineAt, can }: Invitation,
  now: number,
): Standing | undefined {
  const isOver = !!deadlineAt && Date.parse(deadlineAt) <= now;
  if (status === 'assigned') return 'assigned';
  if (status === 'rejected_by_carrier') return 'declined';
  if (status === 'rejected') return 'rejected';
  if (CLOSED.includes(status)) {
    if (rate?.late) return 'late';
    return can?.includes('rate') ? 'over' : 'closed';
  }
  if (status === 'rated') return isOver ? 'final' : 'rated';
  if (rate?.late) return 'late';
  if (isOver) return 'over';
  return status === 'available' ? 'available' : undefined;
}

const CLOSED = ['not_available', 'dismissed', 'answered'];
