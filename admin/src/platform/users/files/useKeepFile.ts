import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { http } from '../../../core/data/http.ts';
import type { Problem } from '../../../core/data/problem.ts';
import type { User } from '../user.ts';

/**
 * Returns a function that saves the reference in the form, or removes the document when it is empty; it returns the
 * errors by field.
 */
export function useKeepFile({ id }: User, onKept: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (values: object) => {
    const { key, value } = values as { key?: string; value?: string | null };
    const fileParam = JSON.stringify({ [key ?? '']: value?.trim() ?? '' });
    const query = new URLSearchParams({ fileParam });
    try {
      await http(`/api/users/${id}/file?${query}`, { method: 'PATCH' });
    } catch (error) {
      const { message, body } = error as HttpError;
      const wrong = (body as Problem).errors?.fileParam;
      notify(message, { type: 'error' });
      return wrong ? { value: wrong } : { 'root.serverError': message };
    }
    notify('users.files.kept', { type: 'success' });
    refresh();
    onKept();
    return undefined;
  };
}
