import { type HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Problem } from '../data/problem.ts';
import { NOT_SAVED } from './useAskAgain.tsx';

/** A record below another one, such as `mexican` of `shipments/{id}/legs`, at the version that a dialog was opened with. */
interface Saved {
  resource: string;
  id: string;
  version: number;
  before: object;
}

/** Returns a function that saves the changed fields of a dialog, and returns the errors by field, if any. */
export function useSaveFields(saved: Saved, success: string, onDone: () => void) {
  const { update } = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const { resource, id, version, before } = saved;
  return async (values: object): Promise<object | undefined> => {
    try {
      const etag = `"${version}"`;
      await update(resource, { id, data: { ...values, etag }, previousData: { id, ...before } });
      onDone();
      notify(success, { type: 'success' });
      refresh();
      return undefined;
    } catch (error) {
      const { body, message } = error as HttpError;
      const { errors } = (body ?? {}) as Problem;
      if (!errors) notify(message, { type: 'error' });
      return errors ?? NOT_SAVED;
    }
  };
}
