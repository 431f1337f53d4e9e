import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** The module of home, which is part of the first lists and has no page of its own. */
export const home = { name: 'home', menu: [], messages } satisfies AdminModule;

export { Home } from './Home.tsx';
