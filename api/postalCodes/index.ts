import handlers from './routes.ts';

/** Where postal codes lie: reference data that everybody reads and nobody changes. */
export const postalCodes = { handlers };
