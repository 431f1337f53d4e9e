import { vehiclePolicy } from './policy.ts';
import handlers from './routes.ts';

export { Vehicle } from './Vehicle.ts';

/** Vehicles: the units and trailers of carriers. */
export const vehicles = { name: 'vehicles', policy: vehiclePolicy, handlers };
