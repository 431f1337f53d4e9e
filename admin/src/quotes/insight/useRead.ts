import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

/** What the API answers at a path, once it has; nothing where it refuses. */
export function useRead<T>(path: string, query: Record<string, string> = {}): T | undefined {
  return useQuery(useQueryOf<T>()(path, query)).data;
}

/** Asks for the median of a lane's past rates at a path; none where there are too few, or no answer. */
export function useMedian() {
  const client = useQueryClient();
  const queryOf = useQueryOf<Schemas['LaneMemory']>();
  return async (path: string, query: Record<string, string> = {}) => {
    const memory = await client
      .fetchQuery({ ...queryOf(path, query), staleTime: HOUR })
      .catch(() => undefined);
    return memory?.p50 ?? undefined;
  };
}

const HOUR = 3_600_000;

function useQueryOf<T>() {
  const { read } = useDataProvider<AndenDataProvider>();
  return (path: string, query: Record<string, string>) => ({
    queryKey: ['read', path, query],
    queryFn: async () => (await read<T>(path, query)).data,
    retry: false,
    networkMode: 'always' as const,
  });
}
