import handlers from './routes.ts';

/** Registrations: carriers that register themselves. Public, each opened by its own token; what they end in, staff see as a carrier and an inquiry. */
export const registrations = { handlers };
