import { type HttpError, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnreachable, type Problem } from '../../data/problem.ts';
import { useRefusedNotice } from './useRefusedNotice.ts';
import { withoutRefused } from './withoutRefused.ts';

/**
 * Returns the handler of a list's errors. Filters and a sort in the address that the API refuses for this user are
 * removed from it, with a notice, and the list is read again without them; any other error is shown, except that there is
 * no connection, which the note above every page says.
 */
export function useListError(): (error: Error) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notifyRefused = useRefusedNotice();
  const notify = useNotify();
  return (error) => {
    const { errors } = ((error as HttpError).body ?? {}) as Problem;
    const fitted = withoutRefused(search, errors);
    if (isUnreachable(error)) return;
    if (fitted.refusals.length === 0) {
      const text = error.message || 'anden.error.server';
      notify(text, { type: 'error', messageArgs: { _: text } });
      return;
    }
    notifyRefused(fitted.refusals);
    void navigate({ pathname, search: fitted.search }, { replace: true });
  };
}
