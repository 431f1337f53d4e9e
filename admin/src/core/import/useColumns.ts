import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import type { AndenDataProvider } from '../data/dataProvider.ts';

export type Column = Schemas['ImportColumn'];

/** The descriptions of the columns of a resource's template, in the interface's language. */
export function useColumns(resource: string) {
  const locale = useLocale();
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: [resource, 'bulkColumns', locale],
    queryFn: async () => {
      const query = { languaje: locale.toUpperCase() };
      return (await read<Column[]>(`${resource}/bulkColumns`, query)).data;
    },
  });
}
