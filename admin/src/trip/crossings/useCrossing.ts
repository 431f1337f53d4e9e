import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

export type Crossing = Schemas['Crossing'];

/** The border crossing of a load; undefined for one that stays in its country, and for one that is driven by legs, of which one crosses. */
export function useCrossing({ id, movement, byLegs }: Schemas['Shipment']) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['shipments', 'crossing', id],
    queryFn: async () => (await read<Crossing>(`shipments/${id}/crossing`)).data,
    enabled: movement === 'cross_border' && !byLegs,
  });
}
