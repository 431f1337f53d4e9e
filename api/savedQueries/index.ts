import { savedQueryPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Lists as a person likes them, under a name, on every browser of theirs. */
export const savedQueries = { name: 'saved_queries', policy: savedQueryPolicy, handlers };
