import { queryClient } from '../data/queryClient.ts';
import type { AdminModule } from '../modules/AdminModule.ts';
import { noteLive } from './liveState.ts';
import { createRefresh } from './refresh.ts';
import { shareStream } from './shareStream.ts';

/** Keeps what the pages of these modules show up to date by the API's events; without events they are read at intervals. */
export function followLive(modules: readonly AdminModule[]): void {
  const refresh = createRefresh(queryClient, dependentsOf(modules));
  shareStream({
    onOpen: (streamId, isAgain) => {
      noteLive(streamId);
      if (isAgain) refresh.everything();
      else refresh.onChange({ resource: 'presences', ids: [] });
    },
    onLost: () => {
      noteLive();
      refresh.everything();
    },
    onEvent: refresh.onChange,
  });
}

function dependentsOf(modules: readonly AdminModule[]): Map<string, string[]> {
  const dependents = new Map<string, string[]>();
  for (const { name, shownResources: shows = [] } of modules)
    for (const resource of shows)
      dependents.set(resource, [...(dependents.get(resource) ?? []), name]);
  return dependents;
}
