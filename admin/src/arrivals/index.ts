import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** The module of expected arrivals; the view of the load, the board and the list of loads show them. */
export const arrivals = { name: 'arrivals', menu: [], messages } satisfies AdminModule;

export { ArrivalOf } from './ArrivalOf.tsx';
export { LateChip } from './LateChip.tsx';
