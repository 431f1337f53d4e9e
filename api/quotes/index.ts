import { quotePolicy } from './policy.ts';
import handlers from './routes.ts';

export const quotes = { name: 'quotes', policy: quotePolicy, handlers };
