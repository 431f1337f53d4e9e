import { exchangeRatePolicy } from './policy.ts';
import handlers from './routes.ts';

export { latestExchangeRate } from './latest.ts';

/** Exchange rates by date. */
export const exchangeRates = { name: 'exchange_rates', policy: exchangeRatePolicy, handlers };
