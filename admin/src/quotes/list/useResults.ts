import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { useCounts } from '../../core/list/useCounts.ts';
import { POLL } from '../quote.ts';
import { unlessLive } from '../../core/live/liveState.ts';

/** The number of days that the figures cover. */
export const DAYS = 30;

/** The numbers of waiting quotes, the quote with the next deadline, and the figures of the last days. */
export function useResults() {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data: metrics } = useQuery({
    queryKey: ['quotes', 'metrics', DAYS],
    queryFn: async () => (await read<Schemas['Metrics']>('metrics', { days: String(DAYS) })).data,
    refetchInterval: () => unlessLive(6 * POLL),
  });
  const countOf = useCounts('quotes', 'status', 3 * POLL);
  return {
    metrics,
    urgent: metrics?.nextDeadline ?? undefined,
    decide: countOf(['rated']),
    incoming: countOf(['created', 'pending']),
  };
}
