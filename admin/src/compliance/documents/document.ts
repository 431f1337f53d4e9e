import type { Schemas } from '../../core/contract/types.ts';
import type { Tone } from '../../core/theme/tokens.ts';

/** A document of a carrier, with its `etag` when it was read as a single record. */
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

/** Whether the carrier must upload a file: it is missing, rejected, expired or expires soon. */
export function needsFile(status: CarrierDocument['status']): boolean {
  return ['missing', 'rejected', 'expired', 'expiring'].includes(status);
}

/** The media types that a file input accepts, as in the contract. */
export const ACCEPTED = 'application/pdf,image/jpeg,image/png';

/** The date some days after another, as YYYY-MM-DD. */
export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
