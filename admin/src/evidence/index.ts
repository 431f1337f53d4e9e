import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** The module of evidence, which has no page of its own; the view of the load shows it. */
export const evidence = { name: 'evidence', messages } satisfies AdminModule;

export { FileLine } from './FileLine.tsx';
export { SendButton } from './SendButton.tsx';
export { Evidence } from './Evidence.tsx';
