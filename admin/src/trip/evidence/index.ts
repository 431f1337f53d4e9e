import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { KeptNote } from './kept/KeptNote.tsx';
import { es } from './messages.es.ts';

/** The module of evidence, which has no page of its own: the view of the load shows it, and every page what was not sent yet. */
export const evidence = {
  name: 'evidence',
  banner: { item: KeptNote, isFor: ({ user_type }) => user_type.name !== 'shipper' },
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { FileLine } from './FileLine.tsx';
export { KeptFiles } from './kept/KeptFiles.tsx';
export { SendButton } from './SendButton.tsx';
export { useEvidence } from './useEvidence.ts';
export { Evidence } from './Evidence.tsx';
