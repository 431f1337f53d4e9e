import handlers from './routes.ts';

/** Where postal codes lie, and the time zones of states: reference data that everybody reads and nobody changes. */
export const postalCodes = { handlers };
