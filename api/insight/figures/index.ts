import handlers from './routes.ts';

export { ANSWERS } from './answers.ts';
export { comparePeriods as compared } from './metrics.ts';

/**
 * Figures: response times and shares of answered quotes, for each user's own quotes and, in total, for the public
 * site.
 */
export const figures = { handlers };
