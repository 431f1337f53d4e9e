import { carrierPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Carriers: trucking companies of a network. */
export const carriers = { name: 'carriers', policy: carrierPolicy, handlers };
