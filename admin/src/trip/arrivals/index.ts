import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of expected arrivals; the view of the load, the board and the list of loads show them. */
export const arrivals = {
  name: 'arrivals',
  menu: [],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { ArrivalOf } from './ArrivalOf.tsx';
export { LateChip } from './LateChip.tsx';
