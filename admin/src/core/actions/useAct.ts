import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type HttpError,
  type Identifier,
  useDataProvider,
  useNotify,
  useTranslate,
} from 'react-admin';
import type { AndenDataProvider } from '../data/dataProvider.ts';
import { dropDraftAt } from '../form/drafts.ts';
import { useUpgradePrompt } from '../screens/UpgradePrompt.tsx';
import { withReason } from '../pages/useSaved.ts';
import { oneCall } from '../data/oneCall.ts';
import { type Problem, refusal } from '../data/problem.ts';
import { type Confirm, NotConfirmed, sendConfirmed } from './sendConfirmed.ts';
import { useOneRun } from './useOneRun.ts';

/** A verb of a record, such as `send` of a quote: POST /{resource}/{id}/{verb}. */
export interface Act {
  resource: string;
  id: Identifier;
  verb: string;
  /** The place of the draft that the call sends; it is dropped as soon as the API has answered. */
  draft?: string | undefined;
}

/** Receives the errors by field, for a form to show, and the whole problem with its code. */
export type OnRefused = (errors: NonNullable<Problem['errors']>, problem: Problem) => void;

/**
 * Calls a verb of a record and notifies the result: the message `success`, or the message `failure` with the API's
 * reason, or the upgrade prompt when the plan's limit is reached. One Idempotency-Key is used until the call has
 * succeeded and every list and record on the page was read again; until then it is pending and a second press waits
 * for the first. With `leave`, which goes to another page after success, key, pending and waiting last until that page
 * is shown. `act` returns false on failure, and passes the errors by field to the form; what the API wants to have
 * confirmed, `confirm` asks.
 */
export function useAct<Result = unknown>(
  success: string,
  failure?: string,
  leave?: (result: Result) => void,
) {
  const once = useOnce<Result>(leave !== undefined);
  const notify = useNotify();
  const readAgain = useReadAgain();
  const explain = useRefusal(failure);
  const { run, isLeaving } = useOneRun<Result | false>();
  const mutation = useMutation({
    mutationFn: once,
    onSuccess: (_, { draft }) => {
      if (draft) dropDraftAt(draft);
      notify(success, { type: 'success' });
      return readAgain(leave !== undefined);
    },
    onError: () => void readAgain(),
  });
  const call = (action: Act, body?: object, onRefused?: OnRefused, confirm?: Confirm) =>
    mutation.mutateAsync({ ...action, body, confirm }).catch((error: HttpError) => {
      if (error instanceof NotConfirmed) return false as const;
      const problem = (error.body ?? {}) as Problem;
      if (problem.errors && onRefused) onRefused(problem.errors, problem);
      explain(error, !onRefused);
      return false as const;
    });
  const callAndLeave = async (...args: Parameters<typeof call>) => {
    const result = await call(...args);
    if (result !== false) leave?.(result);
    return result;
  };
  return {
    isPending: mutation.isPending || isLeaving,
    act: (...args: Parameters<typeof call>) =>
      run(
        () => callAndLeave(...args),
        (result) => leave !== undefined && result !== false,
      ),
  };
}

/**
 * Calls the verb once; again with the same key until a next press is a new call, which it is after success unless the
 * page is left. When an earlier press with other values has already done it, throws an error that says so.
 */
function useOnce<Result>(leavesPage: boolean) {
  const { act } = useDataProvider<AndenDataProvider>();
  const [call] = useState(oneCall<Act & { body?: object }, { data: Result }>);
  return async ({ confirm, body, ...what }: Act & { body?: object; confirm?: Confirm }) => {
    const send = (content?: object) =>
      call.send({ ...what, body: content }, ({ resource, id, verb, body }, key) =>
        act<Result>(resource, id, verb, body, key),
      );
    const { answer, isEarlier } = await sendConfirmed(send, body, confirm);
    if (isEarlier || !leavesPage) call.restart();
    if (isEarlier) throw refusal('anden.action.alreadyDone', 409, {});
    return answer.data;
  };
}

/**
 * Reads every list and record on the page again; resolves when they have arrived, or after a time limit. When the page
 * is left, only marks them as outdated for the next page: a newer record would empty and release this page's form.
 */
function useReadAgain() {
  const client = useQueryClient();
  return (leavesPage = false) =>
    leavesPage
      ? client.invalidateQueries({ refetchType: 'none' })
      : Promise.race([client.invalidateQueries(), pause(LONGEST_WAIT)]);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const LONGEST_WAIT = 10_000;

/** Notifies why the API refused a call; `isAlone` when no form shows the errors by field. */
function useRefusal(failure?: string) {
  const notify = useNotify();
  const upgrade = useUpgradePrompt();
  const translate = useTranslate();
  return ({ message, body }: HttpError, isAlone: boolean) => {
    const { code, errors = {} } = (body ?? {}) as Problem;
    if (code === 'PLAN_LIMIT') return upgrade.open(message);
    const why = (isAlone && Object.values(errors).join(' ')) || message;
    const text = failure ? withReason(translate(failure), why) : why;
    notify(text || 'anden.action.failed', { type: 'error', messageArgs: { _: text } });
  };
}
