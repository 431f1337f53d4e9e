import type { operations } from '#contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AndenDataProvider } from '../data/dataProvider.ts';

type Config = operations['getConfig']['responses'][200]['content']['application/json'];

/** The addresses of help from the server's settings, empty until they are loaded. */
export function useHelpLinks(): { email: string; chat: string } {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: async () => (await read<Config>('config')).data,
    staleTime: Infinity,
  });
  return data
    ? { email: `mailto:${data.helpEmail}`, chat: data.helpChat }
    : { email: '', chat: '' };
}
