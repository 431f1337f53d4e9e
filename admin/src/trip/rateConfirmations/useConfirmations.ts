import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';

export type Confirmation = Schemas['RateConfirmation'];

/** The rate confirmations of a load, the newest revision first; undefined for its customer. */
export function useConfirmations(shipment: Schemas['Shipment']) {
  return useQuery({
    ...useConfirmationsQuery()(shipment),
    placeholderData: (before: Confirmation[] | undefined) => before,
  });
}

/** The query of a load's rate confirmations. */
export function useConfirmationsQuery() {
  const { read } = useDataProvider<AndenDataProvider>();
  const isCustomer = useSignedInUser()?.user_type.name === 'shipper';
  return ({ id, carrierId, version }: Schemas['Shipment']) => ({
    queryKey: ['shipments', 'rateConfirmations', id, version],
    queryFn: async () => (await read<Confirmation[]>(`shipments/${id}/rateConfirmations`)).data,
    enabled: !isCustomer && !!carrierId,
  });
}
