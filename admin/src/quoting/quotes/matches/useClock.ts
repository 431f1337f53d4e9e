import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import type { Quote } from '../quote.ts';

/** When the time to answer of a request sent now starts, outside working hours; undefined within them. */
export function useClock({ id }: Quote): Schemas['QuoteClock'] | undefined {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: ['quotes', 'clock', id],
    queryFn: async () => (await read<Schemas['QuoteClock']>(`quotes/${id}/clock`)).data,
    refetchInterval: A_MINUTE,
  });
  return data?.isWorking ? undefined : data;
}

const A_MINUTE = 60_000;
