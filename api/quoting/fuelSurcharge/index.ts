import handlers from './routes.ts';

export { surchargeAtSending } from './quoteSurcharge.ts';

/** The fuel surcharge of a quote, from diesel prices and its company's settings. It has no table. */
export const fuelSurcharge = { handlers };
