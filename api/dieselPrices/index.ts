import { dieselPricePolicy } from './policy.ts';
import handlers from './routes.ts';

/** Diesel prices by date and country. */
export const dieselPrices = { name: 'diesel_prices', policy: dieselPricePolicy, handlers };

export { dieselOn } from './service.ts';
