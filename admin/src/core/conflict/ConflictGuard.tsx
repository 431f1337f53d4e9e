import { useCallback, useEffect, useState } from 'react';
import {
  type HttpError,
  type UpdateParams,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { type Answer, ConflictDialog } from './ConflictDialog.tsx';
import { type Conflict, conflictOf, withoutClashes } from './conflictOf.ts';
import { postponed } from './unsaved.ts';

type Update = (resource: string, params: UpdateParams) => Promise<{ data: object }>;

interface Question {
  conflict: Conflict;
  /** The version that both edits started from. */
  since: number;
  answer: (answer: Answer) => void;
}

/**
 * In an edit form: when a save is refused because somebody else has saved meanwhile (412), asks what to do. The form
 * then starts from the version that is saved now, and what was typed is saved over it, kept in the form, or
 * discarded.
 */
export function ConflictGuard() {
  const [question, setQuestion] = useState<Question>();
  const goOn = useGoOn();
  const { getOne } = useDataProvider();

  const guard = useCallback(
    async (resource: string, params: UpdateParams, next: Update): Promise<{ data: object }> => {
      try {
        return await next(resource, params);
      } catch (error) {
        if ((error as HttpError).status !== 412) throw error;
        const { id, data, previousData } = params;
        const { data: latest } = await getOne(resource, { id });
        const conflict = conflictOf(previousData, data, latest);
        const answer = await new Promise<Answer>((resolve) =>
          setQuestion({ conflict, since: previousData.version, answer: resolve }),
        );
        setQuestion(undefined);
        const mine = { ...params, data: { ...latest, ...conflict.mine }, previousData: latest };
        if (answer === 'keep') return guard(resource, mine, next);
        goOn(conflict, answer);
        return { data: postponed(latest) };
      }
    },
    [getOne, goOn],
  );
  useRegisterMutationMiddleware(guard);

  return question && <ConflictDialog {...question} />;
}

/** Puts the user's own changes into the form again once the form shows the latest record. */
function useGoOn() {
  const [pending, setPending] = useState<{ conflict: Conflict; answer: Answer }>();
  const { reset, setValue, setFocus } = useFormContext();
  const { isSubmitting } = useFormState();
  const version = useRecordContext()?.version;
  const notify = useNotify();
  const isReady = pending && !isSubmitting && version === pending.conflict.latest.version;

  useEffect(() => {
    if (!isReady) return;
    const { conflict, answer } = pending;
    const edits = answer === 'theirs' ? withoutClashes(conflict) : conflict.mine;
    const afterTheFormsOwnReset = setTimeout(() => {
      reset(conflict.latest);
      for (const [name, value] of Object.entries(edits))
        setValue(name, value, { shouldDirty: true, shouldTouch: true });
      const [first] = [...conflict.fields, ...Object.keys(conflict.mine)];
      if (first) setFocus(first);
      const isTyped = Object.keys(edits).length > 0;
      notify(`anden.conflict.${isTyped ? 'merged' : 'taken'}`, { type: 'info' });
      setPending(undefined);
    });
    return () => clearTimeout(afterTheFormsOwnReset);
  }, [isReady, pending, reset, setValue, setFocus, notify]);

  return useCallback((conflict: Conflict, answer: Answer) => setPending({ conflict, answer }), []);
}
