import { useQueryClient } from '@tanstack/react-query';
import {
  type RaRecord,
  useCreatePath,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { isPostponed } from '../conflict/unsaved.ts';
import { useSpecifiedPath } from '../modules/routerProvider.tsx';
import { previousRoute } from '../navigation/previousRoute.ts';
import type { Warning } from './useWarnings.tsx';

/** A page after saving: the record's view, its module's list, or a path. */
export type Destination = 'show' | 'list' | `/${string}`;

type Saved = RaRecord & { warnings?: Warning[] };

/**
 * Returns what to do after saving: notifies with the key `done` or the module's own, and goes to `to`, in a view to
 * the tab that the user came from. With warnings it stays in the form, which shows them at the fields. Cached lists
 * of other records are marked as stale, because the save may have changed them.
 */
export function useSaved(what: 'created' | 'updated', to: Destination, done?: string) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const tabOf = usePreviousTab();
  const client = useQueryClient();
  return (record: Saved) => {
    if (isPostponed(record)) return;
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

/** The tab of the record's view that was the previous route; undefined when that was another page. */
function usePreviousTab() {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const specified = useSpecifiedPath();
  return ({ id }: RaRecord) => {
    const view = specified(createPath({ resource, id, type: 'show' }));
    const path = previousRoute()?.path;
    return path?.startsWith(`${view}?`) ? path : undefined;
  };
}

/** The failure and its reason as one text: `Error saving profile. Your session has ended.` */
export function withReason(failure: string, why: string): string {
  return failure && why ? `${failure}. ${why}` : failure || why;
}

/** Returns what to do after a failed save: notifies with the message key `failure` and the reason. */
export function useNotSaved(failure = '') {
  const translate = useTranslate();
  const notify = useNotify();
  return ({ message }: Error) => {
    const why = translate(message, { _: message });
    notify(withReason(translate(failure), why), { type: 'error' });
  };
}
