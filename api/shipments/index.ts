import { shipmentPolicy } from './policy.ts';
import handlers from './routes.ts';

export const shipments = { name: 'shipments', policy: shipmentPolicy, handlers };
