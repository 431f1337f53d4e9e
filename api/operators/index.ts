import { operatorPolicy } from './policy.ts';
import handlers from './routes.ts';

export { Operator } from './Operator.ts';

/** Operators: the people who drive for carriers. */
export const operators = { name: 'operators', policy: operatorPolicy, handlers };
