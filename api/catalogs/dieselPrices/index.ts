import { dieselPricePolicy } from './policy.ts';
import handlers from './routes.ts';
import { dieselPriceSheet } from './sheet.ts';

/** Diesel prices by date and country. */
export const dieselPrices = {
  name: 'diesel_prices',
  policy: dieselPricePolicy,
  handlers,
  sheet: dieselPriceSheet,
};

export { dieselOn } from './service.ts';
