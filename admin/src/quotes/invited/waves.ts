import type { Invitation, Quote } from '../quote.ts';

/** The invitations that are prepared for the wave which goes out next; none where all are out. */
export function nextWave(invitations: Invitation[]): Invitation[] {
  const prepared = invitations.filter(isPrepared);
  const next = Math.min(...prepared.map(waveOf));
  return prepared.filter((one) => waveOf(one) === next);
}

/**
 * When a prepared invitation goes out at the latest: when the time of the waves before it is up. Null once the quote
 * no longer waits for carriers: then it stays prepared.
 */
export function goesOutAt(
  { deadlineAt, status }: Quote,
  invitations: Invitation[],
  invitation: Invitation,
): Date | null {
  if (!deadlineAt || !WAITS.includes(status)) return null;
  const before = new Map<number, number>();
  for (const one of invitations.filter(isPrepared)) {
    if (waveOf(one) < waveOf(invitation)) before.set(waveOf(one), one.waveMinutes ?? AN_HOUR);
  }
  const minutes = [...before.values()].reduce((sum, each) => sum + each, 0);
  return new Date(Date.parse(deadlineAt) + minutes * 60_000);
}

/** The number of the last wave that went out; 0 before the first. */
export function lastWave(invitations: Invitation[]): number {
  return Math.max(0, ...invitations.filter((one) => !isPrepared(one)).map(waveOf));
}

/** Whether it waits for its wave. */
export function isPrepared({ status }: Invitation): boolean {
  return status === 'pending';
}

function waveOf({ wave }: Invitation): number {
  return wave ?? 1;
}

const AN_HOUR = 60;
const WAITS: string[] = ['sent', 'rated'];
