import type { Schemas } from '../../core/contract/types.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';

/** The statuses of an inquiry. A closed inquiry must be reopened before somebody takes it. */
export const inquiryFlow: Transitions<Schemas['InquiryStatus']> = {
  new: { es: 'nueva', en: 'new', to: ['assigned', 'done'] },
  assigned: { es: 'en atención', en: 'in progress', to: ['new', 'done'] },
  done: { es: 'atendida', en: 'done', to: ['new'] },
};
