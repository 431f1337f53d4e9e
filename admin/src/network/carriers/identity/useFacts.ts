import { useQuery } from '@tanstack/react-query';
import { useDataProvider, usePermissions } from 'react-admin';
import type { Permissions } from '../../../core/auth/permissions.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';

export type IdentityFact = Schemas['IdentityFact'];

/** Returns the identity facts of a carrier; undefined until read, and for users who may not compare carriers. */
export function useFacts(id: string | null | undefined): IdentityFact[] | undefined {
  const { read } = useDataProvider<AndenDataProvider>();
  const mayCompare = usePermissions<Permissions>().permissions?.carriers?.includes('compare');
  const { data } = useQuery({
    queryKey: ['carriers', 'identity', id],
    queryFn: async () => (await read<IdentityFact[]>(`carriers/${id}/identity`)).data,
    enabled: !!id && mayCompare,
  });
  return data;
}
