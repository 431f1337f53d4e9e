import { routePolicy } from './policy.ts';
import handlers from './routes.ts';

export { fromOffer as routeFromOffer } from './fromOffer.ts';

/** Routes: lanes that customers ship regularly, and the carriers that cover them. */
export const routes = { name: 'routes', policy: routePolicy, handlers };
