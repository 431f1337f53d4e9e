import type { Schemas } from '../core/contract/types.ts';
import type { Tone } from '../core/theme/tokens.ts';

/** A carrier's document, with its `etag` where it was read alone. */
export type CarrierDocument = Schemas['Document'] & { etag?: string };

/** The colour of each status. */
export const STATUS_TONES: Record<CarrierDocument['status'], Tone> = {
  missing: 'neutral',
  pending: 'info',
  approved: 'good',
  expiring: 'warning',
  expired: 'bad',
  rejected: 'bad',
};

/** Whether it is the carrier's turn: a file is missing, no good, or good for little longer. */
export function needsFile(status: CarrierDocument['status']): boolean {
  return ['missing', 'rejected', 'expired', 'expiring'].includes(status);
}

/** What a file input offers to choose: what the contract takes in. */
export const ACCEPTED = 'application/pdf,image/jpeg,image/png';

/** The day some days after another, YYYY-MM-DD. */
export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
