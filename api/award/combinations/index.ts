import handlers from './routes.ts';

/** Combinations: the offers for the legs of a quote, put together. It has no table. */
export const combinations = { handlers };
