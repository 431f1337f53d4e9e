import { savedQueryPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Saved queries: a user's named filters, sort and columns, available in every browser. */
export const savedQueries = { name: 'saved_queries', policy: savedQueryPolicy, handlers };
