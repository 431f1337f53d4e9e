import { mapPolicy } from './policy.ts';
import handlers from './routes.ts';

/** The map: where carriers drive, what is asked for, where loads are. It has no table. */
export const map = { name: 'map', policy: mapPolicy, table: null, handlers };
