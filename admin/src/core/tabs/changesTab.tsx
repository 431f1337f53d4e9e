import { Changes } from '../changes/Changes.tsx';
import type { RecordTab } from './RecordTabs.tsx';

/** Who changed the record, when, and from what to what. */
export const changesTab: RecordTab = {
  name: 'changes',
  label: 'anden.changes.title',
  content: <Changes />,
};
