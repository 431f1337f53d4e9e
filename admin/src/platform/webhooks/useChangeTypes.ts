import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetResourceLabel } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

/** The resources whose changes can reach a webhook of the user, with their names in the user's language, sorted by them. */
export function useChangeTypes() {
  const { read } = useDataProvider<AndenDataProvider>();
  const labelOf = useGetResourceLabel();
  const { data, isError } = useQuery({
    queryKey: ['webhooks', 'changes', 'types'],
    queryFn: async ({ signal }) =>
      (await read<Schemas['ChangeType'][]>('changes/types', {}, signal)).data,
  });
  const types = data
    ?.map(({ type }) => ({ id: type, name: labelOf(type, 2) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return { types, isError };
}
