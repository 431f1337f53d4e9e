import type { Schemas } from '../core/contract/types.ts';
import type { Transitions } from '../core/records/transitions.ts';

/** What a review may make of the newest version; an approval is taken back when a document proves wrong. */
export const reviewFlow: Transitions<Schemas['DocumentStatus']> = {
  missing: { es: 'faltante', en: 'missing', to: [] },
  pending: { es: 'por revisar', en: 'to review', to: ['approved', 'rejected'] },
  approved: { es: 'aprobado', en: 'approved', to: ['rejected'] },
  expiring: { es: 'por vencer', en: 'expiring', to: ['rejected'] },
  expired: { es: 'vencido', en: 'expired', to: ['rejected'] },
  rejected: { es: 'rechazado', en: 'rejected', to: ['approved'] },
};
