import handlers from './routes.ts';

/** The facts about a carrier's identity, with their sources, without a score. It has no table. */
export const identityFacts = { handlers };
