import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** What a broker and a carrier agree on for a load; it has no page of its own, the load's shows it. */
export const rateConfirmations = { name: 'rateConfirmations', messages } satisfies AdminModule;

export { RateConfirmation } from './RateConfirmation.tsx';
export { ToAccept } from './ToAccept.tsx';
