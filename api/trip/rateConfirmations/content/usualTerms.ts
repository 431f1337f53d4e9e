import type { Schemas } from '../../../core/contract/types.ts';

type Evidence = Schemas['PaymentEvidence'][];

/** The default terms for a movement, until a company has used others. */
export function usualTerms(movement: Schemas['Movement']): Schemas['RateConfirmationTerms'] {
  return {
    freeHours: 2,
    detentionRate: null,
    paymentDays: 30,
    reviewHours: 48,
    evidence: EVIDENCE[movement],
  };
}

const EVIDENCE: Record<Schemas['Movement'], Evidence> = {
  mexico: ['signed_pod', 'cargo_photos', 'seal_photos', 'carta_porte', 'invoice'],
  us: ['signed_pod', 'bol', 'cargo_photos', 'seal_photos', 'invoice'],
  cross_border: [
    ...(['signed_pod', 'bol', 'cargo_photos', 'seal_photos'] satisfies Evidence),
    ...(['carta_porte', 'customs_entry', 'invoice'] satisfies Evidence),
  ],
};
