import { shipmentPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Loads that move, or may. */
export const shipments = { name: 'shipments', policy: shipmentPolicy, handlers };
