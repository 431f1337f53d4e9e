import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

export type Leg = Schemas['Leg'];
export type LegChoices = Schemas['LegChoices'];

/** The legs of a load in the order of the trip. */
export function useLegs(id: string, isPossible: boolean) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['shipments', 'legs', id],
    queryFn: async () => (await read<Leg[]>(`shipments/${id}/legs`)).data,
    enabled: isPossible,
  });
}

/** What the legs of a load can be filled with, the last used first. */
export function useLegChoices(id: string) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['shipments', 'legChoices', id],
    queryFn: async () => (await read<LegChoices>(`shipments/${id}/legs/choices`)).data,
  });
}
