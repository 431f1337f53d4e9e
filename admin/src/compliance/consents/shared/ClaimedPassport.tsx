import { useGetList } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { CarrierPassport } from './CarrierPassport.tsx';

/** The passport behind a record of the broker's own network; nothing unless its carrier has claimed the record. */
export function ClaimedPassport({ recordId }: { recordId: string }) {
  const { data = [] } = useGetList<Schemas['Claim']>('claims', {
    filter: { recordId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return data.length > 0 && <CarrierPassport carrierId={recordId} />;
}
