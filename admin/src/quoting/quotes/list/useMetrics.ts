import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import { POLL } from '../quote.ts';
import { unlessLive } from '../../../core/live/liveState.ts';

/** The number of days that the figures cover. */
export const DAYS = 30;

/** The figures of the last days and of those before. */
export function useMetrics(): Schemas['Metrics'] | undefined {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: ['quotes', 'metrics', DAYS],
    queryFn: async () => (await read<Schemas['Metrics']>('metrics', { days: String(DAYS) })).data,
    refetchInterval: () => unlessLive(6 * POLL),
  });
  return data;
}
