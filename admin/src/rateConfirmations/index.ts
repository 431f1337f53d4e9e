import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** The module of rate confirmations, which have no page of their own; the view of the load shows them. */
export const rateConfirmations = { name: 'rateConfirmations', messages } satisfies AdminModule;

export { RateConfirmation } from './RateConfirmation.tsx';
export { ToAccept } from './ToAccept.tsx';
