import { useCanAccess, useNavigate, useRedirect, useResourceContext } from 'react-admin';
import { presentPlace, previousRoute } from './previousRoute.ts';

/**
 * Returns a function that leaves a form for the previous route. Without one, or when that was a form, it goes to the
 * list, or to the user's first page when the user may not see the list.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource: resource ?? '', action: 'list' });
  return () => {
    const before = previousRoute();
    if (!before || FORM.test(before.path)) return redirect(canAccess ? 'list' : '/admin', resource);
    const steps = presentPlace() - before.place;
    if (steps > 0) navigate(-steps);
    else navigate(before.path, { replace: true });
  };
}

const FORM = /\/(new|edit|requote)\/?(\?|$)/;
