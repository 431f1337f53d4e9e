import type { Schemas } from '../../core/contract/types.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';

/** The review statuses of a version. An approved version can be rejected when the document proves wrong. */
export const reviewFlow: Transitions<Schemas['DocumentStatus']> = {
  missing: { es: 'faltante', en: 'missing', to: [] },
  pending: { es: 'por revisar', en: 'to review', to: ['approved', 'rejected'] },
  approved: { es: 'aprobado', en: 'approved', to: ['rejected'] },
  expiring: { es: 'por vencer', en: 'expiring', to: ['rejected'] },
  expired: { es: 'vencido', en: 'expired', to: ['rejected'] },
  rejected: { es: 'rechazado', en: 'rejected', to: ['approved'] },
};
