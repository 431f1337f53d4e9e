export { expiringDocuments } from './documents.ts';
import { resultPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Results: what became of the quotes of a period, by time, carrier, customer and lane. It has no table. */
export const results = { name: 'results', policy: resultPolicy, table: null, handlers };
