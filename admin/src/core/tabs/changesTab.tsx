import { Changes } from '../changes/Changes.tsx';
import type { RecordTab } from './RecordTabs.tsx';

/** The tab with the changes of a record. */
export const changesTab: RecordTab = {
  name: 'changes',
  label: 'anden.changes.title',
  content: <Changes />,
};
