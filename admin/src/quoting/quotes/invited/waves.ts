import type { Invitation, Quote } from '../quote.ts';

/** The invitations of the next wave; empty when all waves were sent. */
export function nextWave(invitations: Invitation[]): Invitation[] {
  const prepared = invitations.filter(isPrepared);
  const next = Math.min(...prepared.map(waveOf));
  return prepared.filter((one) => waveOf(one) === next);
}

/**
 * The latest time at which a prepared invitation is sent: when the waves before it have ended. Undefined while a prepared
 * wave before it waits for working hours; null once the quote no longer waits for carriers, because then it is not sent.
 */
export function goesOutAt(
  { deadlineAt, status }: Quote,
  invitations: Invitation[],
  invitation: Invitation,
): Date | null | undefined {
  if (!deadlineAt || !WAITS.includes(status)) return null;
  const earlier = invitations.filter((one) => isPrepared(one) && waveOf(one) < waveOf(invitation));
  if (!earlier.every(({ startsNow }) => startsNow)) return undefined;
  const before = new Map(earlier.map((one) => [waveOf(one), one.waveMinutes ?? AN_HOUR]));
  const minutes = [...before.values()].reduce((sum, each) => sum + each, 0);
  return new Date(Date.parse(deadlineAt) + minutes * 60_000);
}

/** The number of the last wave that was sent; 0 before the first. */
export function lastWave(invitations: Invitation[]): number {
  return Math.max(0, ...invitations.filter((one) => !isPrepared(one)).map(waveOf));
}

/** Whether the invitation waits for its wave. */
export function isPrepared({ status }: Invitation): boolean {
  return status === 'pending';
}

/** When the time to answer of the carriers that are waited for starts, if it does so after the sending. */
export function startOf(invitations: Invitation[]): string | undefined {
  const starts = invitations.filter(isSilent).flatMap(({ startsAt }) => startsAt ?? []);
  return starts.sort().at(-1);
}

/** The statuses of a carrier that was asked and has sent no rate. */
const WAITING: readonly Invitation['status'][] = ['sent', 'in_contact', 'available'];

/** Whether a rate of this carrier is waited for. */
export function isSilent({ status }: Invitation): boolean {
  return WAITING.includes(status);
}

function waveOf({ wave }: Invitation): number {
  return wave ?? 1;
}

const AN_HOUR = 60;
const WAITS: string[] = ['sent', 'rated'];
