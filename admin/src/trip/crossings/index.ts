import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of the border crossings of loads; the view of the load shows and fills them. */
export const crossings = {
  name: 'crossings',
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { BesideBorder } from './BesideBorder.tsx';
export { useCrossing } from './useCrossing.ts';
export { CrossingOf } from './CrossingOf.tsx';
