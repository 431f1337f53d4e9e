import handlers from './routes.ts';

/** Lane memory: the rates that a company's carriers gave on a lane before. It has no table. */
export const laneMemory = { handlers };
