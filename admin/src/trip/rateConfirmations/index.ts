import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of rate confirmations, which have no page of their own; the view of the load shows them. */
export const rateConfirmations = {
  name: 'rateConfirmations',
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { RateConfirmation } from './RateConfirmation.tsx';
export { ToAccept } from './ToAccept.tsx';
export { useConfirmations, useConfirmationsQuery } from './useConfirmations.ts';
