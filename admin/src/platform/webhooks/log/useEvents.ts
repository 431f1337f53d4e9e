import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';

type Event = Schemas['WebhookEvent'];

const PER_PAGE = 25;
const POLL_MS = 3000;

/** The events of a webhook, the newest first; read again every few seconds while one of them waits. */
export function useEvents(webhookId: string, state: Schemas['WebhookEventState'] | undefined) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useInfiniteQuery({
    queryKey: ['webhooks', webhookId, 'events', state],
    queryFn: async ({ pageParam, signal }) => {
      const slice = { limit: String(PER_PAGE), offset: String(pageParam) };
      const query = state ? { ...slice, state } : slice;
      return (await read<Event[]>(`webhooks/${webhookId}/events`, query, signal)).data;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length === PER_PAGE ? pages.length * PER_PAGE : undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.flat().some((event) => event.state === 'waiting') ? POLL_MS : false,
  });
}

/** An event with its body and its tries, read again when the event changes. */
export function useEventLog(webhookId: string, { id, state, tries }: Event) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['webhooks', webhookId, 'event', id, state, tries],
    queryFn: async ({ signal }) =>
      (await read<Schemas['WebhookEventLog']>(`webhooks/${webhookId}/events/${id}`, {}, signal))
        .data,
  });
}
