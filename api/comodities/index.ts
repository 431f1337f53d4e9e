import { comodityPolicy } from './policy.ts';
import handlers from './routes.ts';

export { Comodity } from './Comodity.ts';

/** Commodity types: what is in the trailer. */
export const comodities = { name: 'catalogs/comodities', policy: comodityPolicy, handlers };
