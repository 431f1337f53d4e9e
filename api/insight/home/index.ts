import handlers from './routes.ts';

/** Home: what waits for a user, and what is new. It has no table. */
export const home = { handlers };
