import type { EvidenceType } from './Evidence.ts';

/**
 * The stop whose row names no number, of what is owed at stops: the last delivery, or the first pickup. The view
 * `load_evidence` has the same for the stops that owe each.
 */
const ENDS: Partial<Record<EvidenceType, 'first' | 'last'>> = {
  signed_pod: 'last',
  bol: 'last',
  seal_photos: 'first',
  weight_ticket: 'first',
  cargo_photos: 'first',
};

/** The number of that stop among so many; undefined for what is owed once. */
export function endOf(type: EvidenceType, count: number): number | undefined {
  const end = ENDS[type];
  return end && (end === 'first' ? 1 : count);
}
