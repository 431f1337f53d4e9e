import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of what leaves a load's page: the customer's link and the whole file; it has no page of its own. */
export const tracking = {
  name: 'tracking',
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { ShareSection } from './ShareSection.tsx';
