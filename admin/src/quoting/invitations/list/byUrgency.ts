import type { Invitation } from '../invitation.ts';

/** Sorts requests: those with time left first, by deadline; the others in their order. `now` in epoch milliseconds. */
export function byUrgency(invitations: Invitation[], now: number): Invitation[] {
  const end = ({ deadlineAt }: Invitation) => (deadlineAt ? Date.parse(deadlineAt) : 0);
  const isRunning = (one: Invitation) => !one.closedAt && end(one) > now;
  const running = invitations.filter(isRunning).sort((a, b) => end(a) - end(b));
  return [...running, ...invitations.filter((one) => !isRunning(one))];
}
