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

/** What to do to the selected records. */
export type BulkAct = Omit<BulkCall, 'ids'>;

/**
 * Does one thing to the selected records in one call. Those it could not be done to stay selected and are in
 * `failed`, with the reasons, until `forget` is called.
 */
export function useBulk() {
  const resource = useResourceContext() ?? '';
  const { bulk } = useDataProvider<AndenDataProvider>();
  const { selectedIds = [], onSelect } = useListContext();
  const [results, setResults] = useState<BulkResults>([]);
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (act: BulkAct) => bulk(resource, { ids: selectedIds, ...act }),
    onSuccess: ({ data }, { action }) => {
      const failed = data.filter(({ status }) => status >= 400);
      onSelect(failed.map(({ id }) => id));
      setResults(failed.length > 0 ? data : []);
      if (failed.length === 0) notify(DONE[action], said(data.length));
      refresh();
    },
    onError: ({ message }: HttpError) =>
      notify(message || 'anden.action.failed', { type: 'error' }),
  });
  return {
    act: (act: BulkAct) => mutateAsync(act).catch(() => undefined),
    isPending,
    count: selectedIds.length,
    results,
    forget: () => setResults([]),
  };
}

const DONE = { archive: 'anden.bulk.archived', update: 'anden.bulk.updated' };

function said(count: number) {
  return { type: 'success', messageArgs: { smart_count: count } } as const;
}
