import { History } from '../history/History.tsx';
import type { RecordTab } from './RecordTabs.tsx';

/** Who changed the record, when, and from what to what. */
export const historyTab: RecordTab = {
  name: 'history',
  label: 'anden.history.title',
  content: <History />,
};
