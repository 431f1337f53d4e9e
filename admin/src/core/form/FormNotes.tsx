import { RecoveredNote } from './RecoveredNote.tsx';
import { ResendNote } from './ResendNote.tsx';
import type { DraftState } from './useDraft.ts';

/** Says that what was typed into a form was recovered, or that it waits for the connection. */
export function FormNotes({ recovered, discard }: DraftState) {
  return (
    <>
      <RecoveredNote recovered={recovered} discard={discard} />
      <ResendNote />
    </>
  );
}
