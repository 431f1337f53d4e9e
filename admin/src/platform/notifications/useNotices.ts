import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { readOwnSession } from '../../core/auth/permissions.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { http } from '../../core/data/http.ts';
import type { Notice, NoticeChoice } from './notice.ts';
import { unlessLive } from '../../core/live/liveState.ts';

export type NoticeAction = 'read' | 'unread' | 'archive' | 'unarchive';

const POLL_MS = 60_000;

/** The number of unread notifications, read again at each event, or each minute while the tab is visible. */
export function useUnreadCount() {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: async () => {
      const query = { countQuery: 'true', unread: 'true' };
      return (
        (await unreadAtStart()) ??
        (await read<{ count: number }>('notifications', query)).data.count
      );
    },
    refetchInterval: () => unlessLive(POLL_MS),
    retry: false,
  });
}

let mayUseStart = true;

/** The number that the session came with, once and only while it is new. */
async function unreadAtStart(): Promise<number | undefined> {
  const isNew = mayUseStart && performance.now() < START_MS;
  mayUseStart = false;
  return isNew ? (await readOwnSession()).unread : undefined;
}

const START_MS = 10_000;

/** The latest notifications, as the bell shows them. */
export function useLatest() {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['notifications', 'latest'],
    queryFn: async () => (await read<Notice[]>('notifications', { limit: '6' })).data,
  });
}

/** The events that can reach the user, with the channels that the user chose. */
export function useNoticeChoices() {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['notificationChoices'],
    queryFn: async () => (await read<NoticeChoice[]>('notifications/choices')).data,
  });
}

/** The actions on notifications; after each, every list and count of them is read again. */
export function useNoticeActions() {
  const client = useQueryClient();
  const change = async (path: string, method: 'PATCH' | 'POST') => {
    await http(`/api/notifications/${path}`, { method });
    await client.invalidateQueries({ queryKey: ['notifications'] });
  };
  return {
    mark: (id: string, action: NoticeAction) => change(`${id}?action=${action}`, 'PATCH'),
    readAll: () => change('read', 'POST'),
  };
}
