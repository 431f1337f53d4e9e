import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import type { AndenDataProvider } from '../data/dataProvider.ts';

export type Import = Schemas['Import'];

const EVERY_MS = 1000;

/** An import, read again each second until it has ended. */
export function useImport(id: string) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['imports', id],
    queryFn: async () => (await read<Import>(`imports/${id}`)).data,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : EVERY_MS),
  });
}

/** A page of the rows with errors or warnings. */
export function useImportRows({ id, rowsRead }: Import, page: number, perPage: number) {
  const locale = useLocale();
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['imports', id, 'rows', locale, rowsRead, page],
    queryFn: async () => {
      const query = { limit: `${perPage}`, offset: `${page * perPage}` };
      const languaje = locale.toUpperCase();
      return (await read<Schemas['ImportRow'][]>(`imports/${id}/rows`, { ...query, languaje }))
        .data;
    },
    placeholderData: (before) => before,
  });
}

/** Whether the import has ended. */
export function isOver({ status }: Import): boolean {
  return status === 'done' || status === 'failed';
}
