import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** The module of accessorials, which have no page of their own; the view of the load shows them. */
export const accessorials = { name: 'accessorials', messages } satisfies AdminModule;

export { Accessorials } from './Accessorials.tsx';
