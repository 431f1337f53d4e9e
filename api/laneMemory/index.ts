import handlers from './routes.ts';

/** The rate history of a lane: what a company's carriers asked for on it before. It has no records of its own. */
export const laneMemory = { handlers };
