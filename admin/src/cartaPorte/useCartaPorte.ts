import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../core/contract/types.ts';
import type { AndenDataProvider } from '../core/data/dataProvider.ts';

export type Shown = Schemas['CartaPorte'];
export type Party = Schemas['CartaPorteParty'];
export type Part = Schemas['CartaPortePart'];
export type Values = Record<string, unknown>;

/** The Carta Porte of a load; `isPossible` is false for a load that has none. */
export function useCartaPorte(id: string, isPossible = true) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await read<Shown>(`shipments/${id}/cartaPorte`)).data,
    enabled: isPossible,
  });
}

/** Saves a part as it is, and shows what is missing then. */
export function useSavePart(id: string, party: Party) {
  const { act } = useDataProvider<AndenDataProvider>();
  const client = useQueryClient();
  return async (values: Values) => {
    const { data } = await act<Shown>('shipments', id, `cartaPorte/${party}`, values);
    client.setQueryData(keyOf(id), data);
  };
}

function keyOf(id: string) {
  return ['shipments', 'cartaPorte', id];
}
