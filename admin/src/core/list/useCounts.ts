import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AndenDataProvider } from '../data/dataProvider.ts';
import { unlessLive } from '../live/liveState.ts';

/**
 * Counts the records of a list by a field, with one call for all its values, again each `every` milliseconds. Returns a function for the number of records
 * with one of some values, or of all; undefined until they are counted.
 */
export function useCounts(resource: string, field: string, every: number) {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'counts', field],
    queryFn: async () => (await read<CountsAnswer>(resource, { countBy: field })).data.counts,
    refetchInterval: () => unlessLive(every),
  });
  return (values?: readonly string[]): number | undefined =>
    data && (values ?? Object.keys(data)).reduce((sum, value) => sum + (data[value] ?? 0), 0);
}

interface CountsAnswer {
  counts: Record<string, number>;
}
