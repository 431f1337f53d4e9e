import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** The module of the border crossings of loads; the view of the load shows and fills them. */
export const crossings = { name: 'crossings', messages } satisfies AdminModule;

export { CrossingOf } from './CrossingOf.tsx';
