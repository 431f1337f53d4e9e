import handlers from './routes.ts';

/** Places of postal codes, and time zones of states: read-only reference data. */
export const postalCodes = { handlers };
