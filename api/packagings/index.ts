import { packagingPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Packaging types: how goods are packed. */
export const packagings = { name: 'catalogs/packagings', policy: packagingPolicy, handlers };
