import type { Schemas } from '../../core/contract/types.ts';

export type BankAccount = Schemas['BankAccount'];

/** The phase of an account: a confirmed one comes into use, is used, or was replaced. */
export type AccountPhase = 'entered' | 'coming' | 'used' | 'past' | 'rejected';

/** Returns the phase of an account at a moment, among all accounts of its carrier. */
export function phaseOf(account: BankAccount, all: BankAccount[], now: Date): AccountPhase {
  const { status, currency, effectiveAt } = account;
  if (status !== 'confirmed') return status;
  const at = new Date(effectiveAt!);
  if (at > now) return 'coming';
  const isReplaced = all.some(
    (other) =>
      other.currency === currency &&
      other.effectiveAt !== null &&
      new Date(other.effectiveAt) > at &&
      new Date(other.effectiveAt) <= now,
  );
  return isReplaced ? 'past' : 'used';
}
