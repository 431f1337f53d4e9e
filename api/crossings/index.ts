import { crossingPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Crossings: how cross-border loads cross, and their customs papers. */
export const crossings = { name: 'crossings', policy: crossingPolicy, handlers };
