import type { Schemas } from '../../core/contract/types.ts';
import { transitionsOf } from '../../core/records/status/transitions.ts';

/** The review statuses of a version. An approved version can be rejected when the document proves wrong. */
export const reviewFlow = transitionsOf<Schemas['DocumentStatus']>('DocumentStatus', {
  missing: [],
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  expiring: ['rejected'],
  expired: ['rejected'],
  rejected: ['approved'],
});
