import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of accessorials, which have no page of their own; the view of the load shows them. */
export const accessorials = {
  name: 'accessorials',
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { Accessorials } from './Accessorials.tsx';
