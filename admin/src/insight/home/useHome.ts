import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { unlessLive } from '../../core/live/liveState.ts';

const POLL_MS = 30_000;
/** While events arrive; they name the resource of the first list, not those of every task. */
const LIVE_POLL_MS = 60_000;

/** Returns the user's tasks and news; reads them again when the records of this resource change. */
export function useHome(resource: string): Schemas['Home'] | undefined {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'home'],
    queryFn: async () => (await read<Schemas['Home']>('home')).data,
    refetchInterval: () => unlessLive(POLL_MS) || LIVE_POLL_MS,
  });
  return data;
}

/** Records of one kind that wait for the user. */
export type WaitingRecords = Schemas['HomeTask'] | Schemas['HomeBacklog'];

/** All that waits, what holds up a load first. */
export function tasksOf({ tasks, backlog }: Schemas['Home']): WaitingRecords[] {
  return [...tasks, ...backlog];
}
