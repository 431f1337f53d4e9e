import handlers from './routes.ts';

/** What is known of who a carrier is: facts with their sources, without a score. It has no table. */
export const identityFacts = { handlers };
