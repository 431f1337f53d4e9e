import handlers from './routes.ts';

/** Pasted messages: the quotes that a text asks for. It has no table. */
export const messages = { handlers };
