import handlers from './routes.ts';

/** Awards: where a quote, its invitations and the new shipment change together. Not a record of its own. */
export const awards = { handlers };
