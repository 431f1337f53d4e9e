import type { Schemas } from '../../core/contract/types.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';

/** The statuses of a route. An archived route is never reactivated. */
export const routeFlow: Transitions<Schemas['RouteStatus']> = {
  active: { es: 'activa', en: 'active', to: ['archived'] },
  archived: { es: 'archivada', en: 'archived', to: [] },
};
