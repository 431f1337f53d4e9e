import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

/** The time zones of Mexico and the United States, and that of most of a state, as the API knows them. */
export function useTimeZones() {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data: states = [], isPending } = useQuery({
    queryKey: ['states'],
    queryFn: async () => (await read<Schemas['State'][]>('states')).data,
    staleTime: Infinity,
  });
  return {
    isPending,
    all: [...new Set(states.flatMap(({ timeZones }) => timeZones))].sort(),
    zoneOf: (code: string) => states.find((state) => state.code === code)?.timeZones[0],
  };
}

/** The city that an IANA time zone is named after: `America/Mexico_City` is Mexico City. */
export function cityOf(zone: string): string {
  return zone.replace(/^\w+\//, '').replaceAll('_', ' ');
}
