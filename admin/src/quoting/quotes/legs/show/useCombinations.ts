import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { AndenDataProvider } from '../../../../core/data/dataProvider.ts';
import { unlessLive } from '../../../../core/live/liveState.ts';
import { isOpen, POLL, type Quote } from '../../quote.ts';
import type { Combinations } from './combined.ts';

/**
 * The offers for the legs of a quote and their combinations, read again while it is open. With newer ones the quote itself is
 * read again, whose legs say how many carriers have answered.
 */
export function useCombinations(quote: Quote) {
  const { id } = quote;
  const { read } = useDataProvider<AndenDataProvider>();
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: ['quotes', 'combinations', id],
    queryFn: async ({ signal }) =>
      (await read<Combinations>(`quotes/${id}/combinations`, {}, signal)).data,
    refetchInterval: () => isOpen(quote) && unlessLive(POLL),
  });
  useEffect(() => {
    if (data) void client.invalidateQueries({ queryKey: ['quotes', 'getOne', { id }] });
  }, [client, data, id]);
  return { data, isError };
}
