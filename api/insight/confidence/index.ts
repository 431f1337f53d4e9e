import handlers from './routes.ts';

/** The confidence level of a carrier, explained by what is known of it. It has no table. */
export const confidence = { handlers };
