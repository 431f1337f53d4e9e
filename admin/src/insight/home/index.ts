import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of home, which is part of the first lists and has no page of its own. */
export const home = {
  name: 'home',
  menu: [],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { Home } from './Home.tsx';
export { useWaiting } from './useWaiting.ts';
