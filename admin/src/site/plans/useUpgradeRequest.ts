import { useMutation } from '@tanstack/react-query';
import { type HttpError, useDataProvider, useNotify } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';

/** Returns a function that requests the premium plan, and notifies the reference of the request. */
export function useUpgradeRequest(onSent: () => void) {
  const provider = useDataProvider();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      (await provider.create('plans/upgrade', { data: {} })).data as unknown as Schemas['Received'],
    onSuccess: ({ folio, message }) => {
      onSent();
      notify('plans.upgrade.sent', { type: 'success', messageArgs: { message, folio } });
    },
    onError: ({ message }: HttpError) => notify(message, { type: 'error' }),
  });
  return { ask: () => mutate(), isPending };
}
