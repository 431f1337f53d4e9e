import { quotePolicy } from './policy.ts';
import handlers from './routes.ts';

/** Quotes: asking for the price of a load. Sending and dismissing are in invitations/, awarding in awards/. */
export const quotes = { name: 'quotes', policy: quotePolicy, handlers };
