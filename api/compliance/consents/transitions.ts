import type { Schemas } from '../../core/contract/types.ts';
import { transitionsOf } from '../../core/records/status/transitions.ts';

/** The states of a consent. A carrier may change the types of one that it has granted. */
export const consentFlow = transitionsOf<Schemas['ConsentStatus']>('ConsentStatus', {
  asked: ['granted', 'refused'],
  granted: ['granted', 'withdrawn'],
  refused: ['granted', 'asked'],
  withdrawn: ['granted', 'asked'],
});
