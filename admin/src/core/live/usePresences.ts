import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import type { Schemas } from '../contract/types.ts';
import { http } from '../data/http.ts';
import { openStream } from './liveState.ts';

export interface OpenRecord {
  resource: string | undefined;
  id: Identifier | undefined;
  isEditing: boolean;
}

/**
 * The colleagues who have the record open too; shows the signed-in user to them until the page is left. Nobody for users
 * who only read, who are not shown either. A component for one record: what has ended stays ended.
 */
export function usePresences({ resource, id, isEditing }: OpenRecord): Schemas['Presence'][] {
  const [pageId] = useState(() => crypto.randomUUID());
  const sent = useRef<Promise<unknown>>(undefined);
  const isShown = useSignedInUser()?.accessType === 'full' && !!resource && id !== undefined;
  const { data = [] } = useQuery({
    queryKey: ['presences', resource, id, isEditing, pageId],
    enabled: isShown,
    queryFn: async () => {
      const page = { pageId, resource, recordId: id, isEditing, streamId: openStream() };
      const body = JSON.stringify(page);
      const sending = http('/api/presences', { method: 'POST', body });
      sent.current = sending;
      return (await sending).json as Schemas['Presence'][];
    },
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

  useEffect(() => {
    if (!isShown) return;
    const leave = () =>
      void http(`/api/presences/${pageId}`, { method: 'DELETE', keepalive: true }).catch(() => {});
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void Promise.resolve(sent.current).then(leave, leave);
    };
  }, [isShown, pageId, id]);
  return data;
}

/** A third of the time for which the API keeps it. */
const EVERY_MS = 10_000;
