import type { Transitions } from '../core/records/transitions.ts';

export type ReviewStatus = 'missing' | 'pending' | 'approved' | 'rejected';

/** What a review may make of the newest version; an approval is taken back when a document proves wrong. */
export const reviewFlow: Transitions<ReviewStatus> = {
  missing: { es: 'faltante', en: 'missing', to: [] },
  pending: { es: 'por revisar', en: 'to review', to: ['approved', 'rejected'] },
  approved: { es: 'aprobado', en: 'approved', to: ['rejected'] },
  rejected: { es: 'rechazado', en: 'rejected', to: ['approved'] },
};
