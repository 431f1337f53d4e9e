import handlers from './routes.ts';

export { match } from './match.ts';

/** Matching: which carriers cover a quote and, for the others, why not. It has no records of its own. */
export const matching = { handlers };
