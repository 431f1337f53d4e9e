import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of waiting times at bridges, which other pages show. */
export const bridgeWaits = {
  name: 'bridge_waits',
  menu: [],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { BridgeWaits } from './BridgeWaits.tsx';
