import { locationPolicy } from './policy.ts';
import handlers from './routes.ts';

export const locations = { name: 'locations', policy: locationPolicy, handlers };
