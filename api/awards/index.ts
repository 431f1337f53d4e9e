import handlers from './routes.ts';

/** Awards: one action that changes a quote, its invitations and the new shipment together. It has no table. */
export const awards = { handlers };
