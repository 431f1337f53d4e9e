import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** The module of waiting times at bridges, which other pages show. */
export const bridgeWaits = { name: 'bridge_waits', menu: [], messages } satisfies AdminModule;

export { BridgeWaits } from './BridgeWaits.tsx';
