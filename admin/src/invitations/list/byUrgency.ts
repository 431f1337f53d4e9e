import type { Invitation } from '../invitation.ts';

/** Those with time left first, the nearest deadline on top; the others as they came. `now` in epoch milliseconds. */
export function byUrgency(invitations: Invitation[], now: number): Invitation[] {
  const end = ({ deadlineAt }: Invitation) => (deadlineAt ? Date.parse(deadlineAt) : 0);
  const isRunning = (one: Invitation) => !one.closedAt && end(one) > now;
  const running = invitations.filter(isRunning).sort((a, b) => end(a) - end(b));
  return [...running, ...invitations.filter((one) => !isRunning(one))];
}
