import type { Schemas } from '../../core/contract/types.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';

/** The states of a claim. Andén's staff may correct what it decided. */
export const claimFlow: Transitions<Schemas['ClaimStatus']> = {
  open: { es: 'por probar', en: 'to prove', to: ['proved', 'refused'] },
  proved: { es: 'probado', en: 'proved', to: ['refused'] },
  refused: { es: 'rechazado', en: 'rejected', to: ['proved'] },
};
