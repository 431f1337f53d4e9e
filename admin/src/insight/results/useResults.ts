import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import type { ResultsView } from './useResultsView.ts';

export type Results = Schemas['Results'];

/** The results of what is asked for; a change keeps the old ones until the new ones are there. */
export function useResults(view: ResultsView) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['results', view],
    queryFn: async () => (await read<Results>('results', { ...view })).data,
    placeholderData: keepPreviousData,
  });
}
