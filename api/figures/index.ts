import handlers from './routes.ts';

/** Figures: how quick and how sure answers are, each to its own people, and what of it the public site tells. */
export const figures = { handlers };
