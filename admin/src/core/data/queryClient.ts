import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';

/**
 * Asks again only where the network or the server failed, never where the API refused. A row that
 * a list left behind is no record yet: its version, and what one may do with it, are still missing.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: ({ queryKey, state }) => (isRow(queryKey, state.data) ? 0 : 5_000),
      retry: (times, error) => times < 2 && isPassing(error as HttpError),
    },
  },
});

function isRow([, method]: QueryKey, data: unknown): boolean {
  return method === 'getOne' && !(data as { can?: string[] } | undefined)?.can;
}

function isPassing({ status }: { status?: number }): boolean {
  return status === undefined || status === 0 || status >= 500;
}
