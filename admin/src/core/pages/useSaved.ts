import { useQueryClient } from '@tanstack/react-query';
import {
  type RaRecord,
  useCreatePath,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { isPutOff } from '../conflict/unsaved.ts';
import { useSpecifiedPath } from '../modules/routerProvider.tsx';
import { previousRoute } from '../navigation/previousRoute.ts';
import type { Warning } from './useWarnings.tsx';

/** The record's view, its module's list, or a path. */
export type Destination = 'show' | 'list' | `/${string}`;

type Saved = RaRecord & { warnings?: Warning[] };

/**
 * What follows a save: says so, with the key `done` or the module's own, and goes on `to` there, to the tab of the view
 * that one came from. With warnings it stays in the form, which shows them beside their fields. Lists of other records,
 * which the save may have changed too, are read again where they are shown next.
 */
export function useSaved(what: 'created' | 'updated', to: Destination, done?: string) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const tabOf = useTabLeft();
  const client = useQueryClient();
  return (record: Saved) => {
    if (isPutOff(record)) return;
    void client.invalidateQueries({
      predicate: ({ queryKey: [of] }) => of !== resource && of !== 'auth',
      refetchType: 'none',
    });
    const warnings = record.warnings ?? [];
    const hasWarnings = warnings.length > 0;
    notify(done ?? `resources.${resource}.notifications.${what}`, {
      type: hasWarnings ? 'warning' : 'success',
      messageArgs: { _: translate(`ra.notification.${what}`, { smart_count: 1 }) },
    });
    const next = hasWarnings ? 'edit' : to;
    redirect((next === 'show' && tabOf(record)) || next, resource, record.id, record, { warnings });
  };
}

/** The tab of a record's view that was the previous route; undefined where that was another page. */
function useTabLeft() {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const specified = useSpecifiedPath();
  return ({ id }: RaRecord) => {
    const view = specified(createPath({ resource, id, type: 'show' }));
    const path = previousRoute()?.path;
    return path?.startsWith(`${view}?`) ? path : undefined;
  };
}

/** What could not be done, and why: `Error saving profile. Your session has ended.` */
export function withReason(failure: string, why: string): string {
  return failure && why ? `${failure}. ${why}` : failure || why;
}

/** What follows a save that failed: says so with `failure`, a key, and why. */
export function useNotSaved(failure = '') {
  const translate = useTranslate();
  const notify = useNotify();
  return ({ message }: Error) => {
    const why = translate(message, { _: message });
    notify(withReason(translate(failure), why), { type: 'error' });
  };
}
