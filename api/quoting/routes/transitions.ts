import type { Schemas } from '../../core/contract/types.ts';
import { transitionsOf } from '../../core/records/status/transitions.ts';

/** The statuses of a route. An archived route is never reactivated. */
export const routeFlow = transitionsOf<Schemas['RouteStatus']>('RouteStatus', {
  active: ['archived'],
  archived: [],
});
