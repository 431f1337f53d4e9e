import { useMutation } from '@tanstack/react-query';
import {
  type HttpError,
  type Identifier,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { AndenDataProvider } from '../data/dataProvider.ts';
import { useUpgradePrompt } from '../screens/UpgradePrompt.tsx';
import { withReason } from '../pages/useSaved.ts';
import type { Problem } from '../data/problem.ts';

/** A verb of a record, such as `send` of a quote: POST /{resource}/{id}/{verb}. */
export interface Act {
  resource: string;
  id: Identifier;
  verb: string;
}

/** Hears what is wrong, by field, so that a form can mark it; and the whole refusal with its code. */
export type OnRefused = (errors: NonNullable<Problem['errors']>, problem: Problem) => void;

/**
 * Does a verb and says how it went: `success` (a key) when the API has done it, its reason when it
 * refused, after what `failure` (a key) says, the upgrade prompt when the plan's limit is reached. Afterwards every list and record on
 * the page is read again. `act` answers false on failure, and tells a form which fields are wrong.
 */
export function useAct<Result = unknown>(success: string, failure?: string) {
  const { act } = useDataProvider<AndenDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const explain = useRefusal(failure);
  const mutation = useMutation({
    mutationFn: ({ resource, id, verb, body }: Act & { body?: object }) =>
      act<Result>(resource, id, verb, body),
    onSuccess: () => notify(success, { type: 'success' }),
    onSettled: () => refresh(),
  });
  return {
    isPending: mutation.isPending,
    act: (what: Act, body?: object, onRefused?: OnRefused) =>
      mutation.mutateAsync({ ...what, body }).then(
        ({ data }) => data,
        (error: HttpError) => {
          const problem = (error.body ?? {}) as Problem;
          if (problem.errors && onRefused) onRefused(problem.errors, problem);
          explain(error, !onRefused);
          return false as const;
        },
      ),
  };
}

/** Says why the API refused; `isAlone` where no form marks the fields that are wrong. */
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
