import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of the legs of loads, which have no page of their own; the view of the load shows and fills them. */
export const legs = {
  name: 'legs',
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { useLegs, useLegsQuery } from './useLegs.ts';
export { LegsOf } from './LegsOf.tsx';
