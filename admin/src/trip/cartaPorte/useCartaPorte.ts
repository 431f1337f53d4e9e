import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { http, ifMatch } from '../../core/data/http.ts';

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

/** The Carta Porte of a load; undefined where it is driven in the United States only. */
export function useCartaPorteOf({ id, movement }: Schemas['Shipment']) {
  return useCartaPorte(id, movement !== 'us');
}

/**
 * Saves a part as it is, over the version that it was changed from, and shows what is missing then; resolves to its new
 * version, and throws an HttpError of 412 when somebody else has saved it since. `latest` reads what that one saved.
 */
export function useSavePart(id: string, party: Party) {
  const { read } = useDataProvider<AndenDataProvider>();
  const client = useQueryClient();
  const partOf = ({ parts }: Shown) => parts.find((part) => part.party === party)!;
  return {
    async save(values: Values, version: number): Promise<number> {
      const { json } = await http(`/api/shipments/${id}/cartaPorte/${party}`, {
        method: 'POST',
        body: JSON.stringify(values),
        headers: ifMatch(`"${version}"`),
      });
      client.setQueryData(keyOf(id), json as Shown);
      return partOf(json as Shown).version;
    },
    async latest(): Promise<Part> {
      const { data } = await read<Shown>(`shipments/${id}/cartaPorte`);
      client.setQueryData(keyOf(id), data);
      return partOf(data);
    },
  };
}

function keyOf(id: string) {
  return ['shipments', 'cartaPorte', id];
}
