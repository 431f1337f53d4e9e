import type { Schemas } from '../../core/contract/types.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';

/** The states of a bank account. A confirmed one can be rejected until it is in use. */
export const bankAccountFlow: Transitions<Schemas['BankAccountStatus']> = {
  entered: { es: 'por confirmar', en: 'to confirm', to: ['confirmed', 'rejected'] },
  confirmed: { es: 'confirmada', en: 'confirmed', to: ['rejected'] },
  rejected: { es: 'rechazada', en: 'rejected', to: [] },
};
