import { RecoveredNote } from './RecoveredNote.tsx';
import { ResendNote } from './ResendNote.tsx';
import type { Kept } from './useDraft.ts';

/** What a form says of what was typed: that it was recovered, or that it waits for the connection. */
export function FormNotes({ recovered, discard }: Kept) {
  return (
    <>
      <RecoveredNote recovered={recovered} discard={discard} />
      <ResendNote />
    </>
  );
}
