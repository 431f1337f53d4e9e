import handlers from './routes.ts';

export { match } from './match.ts';

/** Matching: the carriers that cover a quote and, for the others, the rules that exclude them. It has no table. */
export const matching = { handlers };
