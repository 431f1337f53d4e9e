import { crossingPolicy } from './policy.ts';
import handlers from './routes.ts';
import { WITH_SHIPMENT } from '../shipments/index.ts';

export { besideBorder } from './besideBorder.ts';
export { update as fillCrossing } from './service.ts';
export { crossingInSql, crossingOf } from './view.ts';

/** Crossings: how cross-border loads cross, and their customs papers. */
export const crossings = {
  name: 'crossings',
  policy: crossingPolicy,
  seenWith: WITH_SHIPMENT,
  handlers,
};
