import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';

/** The API's answer at a path; undefined until it arrives and when the API refuses. */
export function useRead<T>(path: string, query: Record<string, string> = {}): T | undefined {
  return useQuery(useQueryOf<T>()(path, query)).data;
}

/**
 * Returns a function that reads the median of a lane's past rates at a path; undefined when there are too few, or no
 * answer.
 */
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
