import { useState } from 'react';
import { useLocation } from 'react-admin';
import { FormNotes } from './FormNotes.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useDraft } from './useDraft.ts';
import { useOneRecord } from './useOneRecord.ts';

/**
 * In the form of a page: keeps what is typed under the page's address until it is saved or discarded, asks before it is
 * left unsaved, sends what could not be sent once the connection is back, and creates one record.
 */
export function PageKeeper() {
  const draft = useDraft(useFormPlace());
  useOneRecord(draft.drop);
  return (
    <>
      <FormNotes {...draft} />
      <LeaveGuard onDiscard={draft.discard} />
    </>
  );
}

/** The address under which a page's form keeps its draft. */
export function useFormPlace(): string {
  const { pathname, search } = useLocation();
  return useState(pathname + search)[0];
}
