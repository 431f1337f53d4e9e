import { Button } from '@mui/material';
import { useCanAccess, useRedirect, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { useAct } from '../../core/actions/useAct.ts';
import type { Route } from './route.ts';

/** The button that creates a route from an assigned quote, or opens the existing one. */
export function MakeRouteButton({ quote }: { quote: Schemas['Quote'] }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { act, isPending } = useAct<Route>('routes.made', undefined, ({ id }) =>
    redirect('show', 'routes', id),
  );
  const { canAccess = false } = useCanAccess({ resource: 'routes', action: 'fromQuote' });
  if (!canAccess || quote.status !== 'assigned') return null;
  return (
    <Button
      variant="outlined"
      loading={isPending}
      onClick={() => void act({ resource: 'quotes', id: quote.id, verb: 'route' })}
    >
      {translate('routes.make')}
    </Button>
  );
}
