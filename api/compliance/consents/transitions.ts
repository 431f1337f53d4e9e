import type { Schemas } from '../../core/contract/types.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';

/** The states of a consent. A carrier may change the types of one that it has granted. */
export const consentFlow: Transitions<Schemas['ConsentStatus']> = {
  asked: { es: 'pedido', en: 'asked', to: ['granted', 'refused'] },
  granted: { es: 'concedido', en: 'granted', to: ['granted', 'withdrawn'] },
  refused: { es: 'rechazado', en: 'rejected', to: ['granted', 'asked'] },
  withdrawn: { es: 'retirado', en: 'withdrawn', to: ['granted', 'asked'] },
};
