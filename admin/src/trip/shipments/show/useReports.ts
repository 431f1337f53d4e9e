import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import type { Schemas } from '../../../core/contract/types.ts';

export type Report = Schemas['ShipmentIncident'];

/** The incidents of a load, newest first; read again when the load's marks have changed. */
export function useReports(id: string, version: unknown) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['shipments', 'incidents', id, version],
    queryFn: async () => (await read<Report[]>(`shipments/${id}/incidents`)).data,
    placeholderData: (before) => before,
  });
}
