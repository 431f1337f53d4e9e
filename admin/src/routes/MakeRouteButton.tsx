import { Button } from '@mui/material';
import { useCanAccess, useRedirect, useTranslate } from 'react-admin';
import type { Schemas } from '../core/contract/types.ts';
import { useAct } from '../core/actions/useAct.ts';
import type { Route } from './route.ts';

/** Makes a route of an awarded project, or opens the one that was made before. */
export function MakeRouteButton({ quote }: { quote: Schemas['Quote'] }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { act, isPending } = useAct<Route>('routes.made');
  const { canAccess = false } = useCanAccess({ resource: 'routes', action: 'fromQuote' });
  const isProject = quote.kind?.endsWith('_project');
  if (!canAccess || !isProject || quote.status !== 'assigned') return null;
  const make = async () => {
    const route = await act({ resource: 'quotes', id: quote.id, verb: 'route' });
    if (route) redirect('show', 'routes', route.id);
  };
  return (
    <Button variant="outlined" loading={isPending} onClick={() => void make()}>
      {translate('routes.make')}
    </Button>
  );
}
