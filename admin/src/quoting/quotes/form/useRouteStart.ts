import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Schemas } from '../../../core/contract/types.ts';

import { hasMore } from '../../../freight/stops/stops.ts';
import { formStop } from '../../../freight/stops/stopsForm.ts';

type Route = Schemas['Route'];

/** The default values of a quote for the route of the address's `routeId`; undefined while the route is loading. */
export function useRouteStart(): object | undefined {
  const id = useSearchParams()[0].get('routeId') ?? '';
  const { data, isPending } = useGetOne<Route>('routes', { id }, { enabled: id !== '' });
  if (!id) return {};
  return isPending ? undefined : data && startOf(data);
}

/** The load of the route; the contract rate, if any, is the target rate. */
function startOf(route: Route) {
  const { movement, origin, destination, equipmentId, comodityId, distanceKm, kind } = route;
  const { customerId, frequency, carrierId, contractRate, contractCurrency, targetRate } = route;
  const isContracted = carrierId && contractRate;
  const rate = isContracted
    ? { targetRate: contractRate, currency: contractCurrency }
    : { targetRate, currency: route.currency ?? 'USD' };
  return {
    movement,
    origin,
    destination,
    equipmentId,
    comodityId,
    distanceKm,
    kind,
    frequency,
    ...(customerId && { customerId }),
    ...rate,
    ...(hasMore(route.stops) && { stops: route.stops.map(formStop) }),
    routeId: route.id,
    spot: false,
  };
}
