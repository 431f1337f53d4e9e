import { carrierPolicy } from './policy.ts';
import handlers from './routes.ts';

export const carriers = { name: 'carriers', policy: carrierPolicy, handlers };
