import { localeFrom } from '#languages';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

/** The events that can reach a webhook of the user, with their names in the user's language, sorted by them. */
export function useKinds() {
  const { read } = useDataProvider<AndenDataProvider>();
  const [locale] = useLocaleState();
  const { data, isError } = useQuery({
    queryKey: ['webhooks', 'kinds'],
    queryFn: async ({ signal }) =>
      (await read<Schemas['WebhookKind'][]>('webhooks/kinds', {}, signal)).data,
  });
  const language = localeFrom(locale);
  const kinds = data
    ?.map(({ kind, name }) => ({ id: kind as string, name: name[language] }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return { kinds, isError };
}
