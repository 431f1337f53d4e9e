import { useQuery } from '@tanstack/react-query';
import { useDataProvider, usePermissions } from 'react-admin';
import type { Permissions } from '../../core/auth/permissions.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

export type Leg = Schemas['Leg'];
export type LegChoices = Schemas['LegChoices'];

/** The legs of a load in the order of the trip; undefined without a carrier, and for who may not see them. */
export function useLegs(shipment: Schemas['Shipment']) {
  return useQuery(useLegsQuery()(shipment));
}

/** The query of a load's legs. */
export function useLegsQuery() {
  const { read } = useDataProvider<AndenDataProvider>();
  const maySee = usePermissions<Permissions>().permissions?.legs?.includes('list') ?? false;
  return ({ id, carrierId }: Schemas['Shipment']) => ({
    queryKey: ['shipments', 'legs', id],
    queryFn: async () => (await read<Leg[]>(`shipments/${id}/legs`)).data,
    enabled: maySee && !!carrierId,
  });
}

/** Reads the choices for the legs of a load, last used first. */
export function useLegChoices(id: string) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['shipments', 'legChoices', id],
    queryFn: async () => (await read<LegChoices>(`shipments/${id}/legs/choices`)).data,
  });
}
