import type { Invitation } from '../invitation.ts';

/** The status of an answer, a key below `invitations.standing`. */
export type AnswerStatus =
  | 'available'
  | 'rated'
  | 'final'
  | 'late'
  | 'over'
  | 'assigned'
  | 'declined'
  | 'rejected'
  | 'closed';

/** The status of a carrier's answer at `now` (epoch milliseconds); undefined while the request waits for one. */
export function answerStatusOf(
  { status, rate, deadlineAt, can }: Invitation,
  now: number,
): AnswerStatus | undefined {
  const isOver = !!deadlineAt && Date.parse(deadlineAt) <= now;
  if (status === 'assigned') return 'assigned';
  if (status === 'rejected_by_carrier') return 'declined';
  if (status === 'rejected') return 'rejected';
  if (CLOSED.includes(status)) {
    if (rate?.late) return 'late';
    return can?.includes('rate') ? 'over' : 'closed';
  }
  if (status === 'rated') return isOver ? 'final' : 'rated';
  if (isOver) return rate?.late ? 'late' : 'over';
  return status === 'available' ? 'available' : undefined;
}

const CLOSED = ['not_available', 'dismissed', 'answered'];
