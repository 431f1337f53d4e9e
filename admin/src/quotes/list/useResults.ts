import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { POLL, type Quote, type QuoteStatus } from '../quote.ts';
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
  const { data: running = [] } = useQuotes(['sent', 'rated'], 100);
  const urgent = running.find(
    ({ deadlineAt }) => deadlineAt && Date.parse(deadlineAt) > Date.now(),
  );
  return {
    metrics,
    urgent,
    decide: useQuotes(['rated'], 1).total,
    incoming: useQuotes(['created', 'pending'], 1).total,
  };
}

function useQuotes(status: QuoteStatus[], perPage: number) {
  return useGetList<Quote>(
    'quotes',
    {
      filter: { status },
      pagination: { page: 1, perPage },
      sort: { field: 'deadlineAt', order: 'ASC' },
    },
    { refetchInterval: () => unlessLive(3 * POLL) },
  );
}
