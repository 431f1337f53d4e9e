import type { Query, QueryClient } from '@tanstack/react-query';
import { isEdited, noteChangedWhileEdited } from './edited.ts';
import type { LiveEvent } from './readStream.ts';

/** Reads again what the page shows: what an event names, at most once a second per resource, or everything. */
export interface Refresh {
  onChange: (event: Omit<LiveEvent, 'type'>) => void;
  everything: () => void;
}

/** `dependents` are the resources whose records or lists also show those of another one, by that one's name. */
export function createRefresh(client: QueryClient, dependents: Map<string, string[]>): Refresh {
  const pendingIds = new Map<string, Set<string> | 'all'>();
  const resting = new Set<string>();

  function flush(resource: string): void {
    const ids = pendingIds.get(resource);
    if (!ids) return;
    pendingIds.delete(resource);
    resting.add(resource);
    setTimeout(() => {
      resting.delete(resource);
      flush(resource);
    }, REST_MS);
    const also = dependents.get(resource) ?? [];
    const predicate = (query: Query) =>
      mayShow(query, resource, ids) || also.some((one) => mayShow(query, one, 'all'));
    void client.invalidateQueries({ predicate });
  }

  return {
    onChange({ resource, ids }) {
      noteChangedWhileEdited(resource, ids);
      const waitingIds = pendingIds.get(resource) ?? new Set();
      const isNamed = ids.length > 0 && waitingIds !== 'all';
      pendingIds.set(resource, isNamed ? new Set([...waitingIds, ...ids]) : 'all');
      if (!resting.has(resource)) flush(resource);
    },
    everything: () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [of, method, params] }) =>
          of !== 'auth' && !(method === 'getOne' && isEdited(of, idOf(params))),
      }),
  };
}

const REST_MS = 1000;

/** Whether a query may show one of these records; the record in an edit form is left alone. */
function mayShow({ queryKey }: Query, resource: string, ids: Set<string> | 'all'): boolean {
  const [of, method, params] = queryKey;
  if (of !== resource) return false;
  if (method !== 'getOne') return true;
  const id = idOf(params);
  return !isEdited(of, id) && (ids === 'all' || ids.has(String(id)));
}

function idOf(params: unknown): unknown {
  return (params as { id?: unknown } | undefined)?.id;
}
