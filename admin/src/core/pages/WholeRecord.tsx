import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { LoadingBar } from './LoadingBar.tsx';

/**
 * Its children once the record is whole. A row that a list left behind is shown at once, but a form over it
 * would start anew when the record arrives, and lose what was typed by then.
 */
export function WholeRecord({ children }: { children: ReactNode }) {
  const record = useRecordContext<{ id: string; can?: string[] }>();
  return record?.can ? children : <LoadingBar />;
}
