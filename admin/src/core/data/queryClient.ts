import { MutationCache, type Query, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import { isUnreachable } from './problem.ts';

/**
 * Keeps for an hour what this tab has read, so that it can be shown without a connection. Retries after failures of the
 * network or the server, never when the API refused a call. Mutations fail without a network instead of waiting for it. A
 * row that a list put into the cache is always read again as a record, because it lacks the version and `can`.
 */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSettled: (...[, , , , { options }]) => markLists(options.mutationKey?.[0]),
  }),
  defaultOptions: {
    queries: {
      gcTime: 60 * 60_000,
      staleTime: ({ queryKey, state }) => (isRow(queryKey, state.data) ? 0 : 5_000),
      retry: (times, error) => isUnreachable(error) || (times < 2 && isPassing(error)),
      retryDelay: (times, error) => (isUnreachable(error) ? 2_000 : 1_000 * 2 ** times),
    },
    mutations: { networkMode: 'always' },
  },
});

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerRemoved' && isAbandonedCheck(query))
    queryClient.getQueryCache().remove(query);
});

/**
 * Whether nobody waits any more for the answer about a right. react-admin goes on to take the right as one that is being
 * checked (useIsAuthPending), and a page that needs it as well would show that it is loading without end.
 */
function isAbandonedCheck(query: Query): boolean {
  const { status, fetchStatus } = query.state;
  const isUnanswered = status === 'pending' && fetchStatus === 'idle';
  return query.queryKey[0] === 'auth' && isUnanswered && query.getObserversCount() === 0;
}

/**
 * Marks the lists of a resource to be read when they are shown next. react-admin writes a saved record into them, and by
 * that takes them for new, also where the event of the save came before its answer.
 */
function markLists(resource: unknown): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [of, method] }) => of === resource && method !== 'getOne',
    refetchType: 'none',
  });
}

function isRow([, method]: QueryKey, data: unknown): boolean {
  return method === 'getOne' && !(data as { can?: string[] } | undefined)?.can;
}

function isPassing(error: Error): boolean {
  const { status } = error as Partial<HttpError>;
  return status === undefined || status >= 500;
}
