import type { Schemas } from '../../core/contract/types.ts';
import { transitionsOf } from '../../core/records/status/transitions.ts';

/** The states of a claim. Andén's staff may correct what it decided. */
export const claimFlow = transitionsOf<Schemas['ClaimStatus']>('ClaimStatus', {
  open: ['proved', 'refused'],
  proved: ['refused'],
  refused: ['proved'],
});
