import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft, typedFields } from './drafts.ts';
import { isSending } from './keptSubmit.ts';
import { restoreUnreadTexts, useUnreadTexts } from './unreadTexts.ts';

type Values = Record<string, unknown>;

/** The state of a form and its draft. */
export interface DraftState {
  /** The draft that was entered into the form again. */
  recovered: Draft | undefined;
  /** Forgets the draft, once it is saved. */
  drop: () => void;
  /** Throws away what is typed. */
  discard: () => void;
}

/**
 * Keeps what is typed into the form around as a draft on this device, under the signed-in person and `place`, and
 * enters it again when the form opens anew or starts anew with a newer version of its record.
 */
export function useDraft(place: string): DraftState {
  const [key] = useState(() => draftKey(place));
  const [recovered, setRecovered] = useState<Draft>();
  const { reset } = useFormContext();
  const version = useRecordContext()?.version as number | undefined;
  const isReady = useRecovery(key, version, setRecovered);
  useKeeping(isReady ? key : undefined, version);
  const drop = useCallback(() => key && dropDraft(key), [key]);
  const discard = useCallback(() => {
    reset();
    drop();
    setRecovered(undefined);
  }, [reset, drop]);
  return { recovered, drop, discard };
}

/** Enters the kept draft, unless it is being sent; answers whether that is done. */
function useRecovery(
  key: string | undefined,
  version: number | undefined,
  onRecovered: (draft: Draft | undefined) => void,
): boolean {
  const [isReady, setReady] = useState(false);
  const { setValue } = useFormContext();
  const unread = useUnreadTexts();
  useEffect(() => {
    const afterTheFormsOwnReset = setTimeout(() => {
      const draft = key && !isSending(key) ? readDraft(key) : undefined;
      for (const [name, value] of Object.entries(draft?.values ?? {}))
        setValue(name, value, { shouldDirty: true, shouldTouch: true });
      restoreUnreadTexts(unread, draft?.unread ?? {});
      onRecovered(draft);
      setReady(true);
    });
    return () => clearTimeout(afterTheFormsOwnReset);
  }, [key, version, setValue, unread, onRecovered]);
  return isReady;
}

/** Keeps each change; a form that starts anew, which names no field, changes no draft. */
function useKeeping(key: string | undefined, version: number | undefined): void {
  const { watch } = useFormContext();
  const before = useBeginning();
  const unread = useUnreadTexts();
  useEffect(() => {
    if (!key) return;
    const watching = watch((all, { name }) => {
      const values = typedFields(all as Values, before.current);
      if (name) keepDraft(key, { values, unread: unread.texts, version });
    });
    return () => watching.unsubscribe();
  }, [key, version, before, unread, watch]);
}

/** Returns the values with which the form began, always the latest. */
function useBeginning() {
  const { defaultValues } = useFormState();
  const before = useRef<Values>(undefined);
  useEffect(() => {
    before.current = defaultValues as Values;
  });
  return before;
}
