import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

export type LoadEvidence = Schemas['LoadEvidence'];
export type EvidenceItem = Schemas['Evidence'];
export type EvidenceFile = Schemas['EvidenceFile'];

/** The evidence of a load; undefined for its customer and without a carrier. */
export function useEvidence({ id, carrierId, version }: Schemas['Shipment']) {
  const { read } = useDataProvider<AndenDataProvider>();
  const isCustomer = useSignedInUser()?.user_type.name === 'shipper';
  return useQuery({
    queryKey: ['shipments', 'evidence', id, version],
    queryFn: async () => (await read<LoadEvidence>(`shipments/${id}/evidence`)).data,
    enabled: !isCustomer && !!carrierId,
    placeholderData: (before) => before,
  });
}
