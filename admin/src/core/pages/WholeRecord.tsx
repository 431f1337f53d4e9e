import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { LoadingBar } from './LoadingBar.tsx';

/**
 * Renders its children once the whole record is loaded. A form over a list's cached row would be reset when the
 * record arrives and lose what was typed.
 */
export function WholeRecord({ children }: { children: ReactNode }) {
  const record = useRecordContext<{ id: string; can?: string[] }>();
  return record?.can ? children : <LoadingBar />;
}
