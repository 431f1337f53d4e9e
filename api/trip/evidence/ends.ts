import { OWED_AT } from '../rateConfirmations/index.ts';
import type { EvidenceType } from './Evidence.ts';

/**
 * The stop whose row names no number, among so many, of a proof document that is owed at stops: the last delivery, or the first
 * pickup. Undefined for what is owed once.
 */
export function endOf(type: EvidenceType, count: number): number | undefined {
  const at = OWED_AT[type];
  if (at === 'load') return undefined;
  return at === 'everyDelivery' ? count : 1;
}
