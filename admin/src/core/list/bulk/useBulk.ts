import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type HttpError,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import type { BulkCall, BulkResults } from '../../data/bulk.ts';
import type { AndenDataProvider } from '../../data/dataProvider.ts';
import type { Problem } from '../../data/problem.ts';
import { useStillListed } from './useStillListed.ts';

/** The bulk action for the selected records. */
export type BulkAct = Pick<BulkCall, 'action'> & Record<string, unknown>;

/**
 * Applies a bulk action to the selected records in one call, and shows `done` (a message key, which receives
 * `smart_count`) when it succeeded for all. Records for which it failed are in `results`, with the reasons, until
 * `forget` is called; those that still match the list's filters stay selected.
 */
export function useBulk(successKey: string) {
  const resource = useResourceContext() ?? '';
  const { bulk } = useDataProvider<AndenDataProvider>();
  const { selectedIds = [], onSelect } = useListContext();
  const stillListed = useStillListed();
  const [results, setResults] = useState<BulkResults>([]);
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (act: BulkAct) => bulk(resource, { ids: selectedIds, ...act }),
    onSuccess: async ({ data }) => {
      const failed = data.filter(({ status }) => status >= 400);
      onSelect(await stillListed(failed.map(({ id }) => id)));
      setResults(failed.length > 0 ? data : []);
      if (failed.length === 0) notify(successKey, countText(data.length));
      refresh();
    },
    onError: ({ message }: HttpError) =>
      notify(message || 'anden.action.failed', { type: 'error' }),
  });
  return {
    /** Answers what is wrong, by field, where the whole call was refused. */
    act: (act: BulkAct) =>
      mutateAsync(act).then(
        () => undefined,
        ({ body }: HttpError) => ((body ?? {}) as Problem).errors ?? {},
      ),
    isPending,
    count: selectedIds.length,
    /** The selected records in one text, whatever the order in which they were selected. */
    ids: [...selectedIds].sort().join(),
    results,
    forget: () => setResults([]),
  };
}

function countText(count: number) {
  return { type: 'success', messageArgs: { smart_count: count } } as const;
}
