import { carrierPolicy } from './policy.ts';
import handlers from './routes.ts';
import { carrierSheet } from './sheet.ts';

/** Carriers: trucking companies of a network. */
export const carriers = { name: 'carriers', policy: carrierPolicy, handlers, sheet: carrierSheet };
