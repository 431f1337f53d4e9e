import { QueryClient } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';

/** Asks again only where the network or the server failed, never where the API refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (times, error) => times < 2 && isPassing(error as HttpError),
    },
  },
});

function isPassing({ status }: { status?: number }): boolean {
  return status === undefined || status === 0 || status >= 500;
}
