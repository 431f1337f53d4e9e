import { useCanAccess, useNavigate, useRedirect, useResourceContext } from 'react-admin';
import { presentPlace, previousRoute } from './previousRoute.ts';

/**
 * Leads from a form back to the previous route; who has none, or comes from another form, sees the list, or the own
 * first page where the list is not for them.
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
