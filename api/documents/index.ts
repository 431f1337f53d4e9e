import { documentPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Carrier documents, and their validation. */
export const documents = { name: 'validations', policy: documentPolicy, handlers };
