import { useMutation } from '@tanstack/react-query';
import {
  type HttpError,
  type Identifier,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import type { AndenDataProvider } from './dataProvider.ts';

/** A verb of a record, such as `send` of a quote: POST /{resource}/{id}/{verb}. */
export interface Act {
  resource: string;
  id: Identifier;
  verb: string;
}

/**
 * Does a verb and says how it went: `success` (a key) when the API has done it, its reason when it
 * refused. Afterwards every list and record on the page is read again. `act` answers false on failure.
 */
export function useAct<Result = unknown>(success: string) {
  const { act } = useDataProvider<AndenDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const mutation = useMutation({
    mutationFn: ({ resource, id, verb, body }: Act & { body?: object }) =>
      act<Result>(resource, id, verb, body),
    onSuccess: () => notify(success, { type: 'success' }),
    onError: ({ message }: HttpError) =>
      notify(message || 'anden.action.failed', { type: 'error', messageArgs: { _: message } }),
    onSettled: () => refresh(),
  });
  return {
    isPending: mutation.isPending,
    act: (what: Act, body?: object) =>
      mutation.mutateAsync({ ...what, body }).then(
        ({ data }) => data,
        () => false as const,
      ),
  };
}
