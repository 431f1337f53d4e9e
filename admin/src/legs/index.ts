import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** The module of the legs of loads, which have no page of their own; the view of the load shows and fills them. */
export const legs = { name: 'legs', messages } satisfies AdminModule;

export { LegsOf } from './LegsOf.tsx';
