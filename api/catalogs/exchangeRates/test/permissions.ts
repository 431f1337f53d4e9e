import { uniqueDay } from '../../../testing/base/days.ts';
import { CATALOG_ROWS, SEEN_BY_ALL } from '../../../testing/permissions/catalog.ts';
import { crud } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildOldExchangeRate } from './factory.ts';
import { exchangeRatePolicy } from '../policy.ts';

/** The permissions for exchange rates: those of every catalog. */
export const permissions: PermissionsByResource = {
  exchange_rates: {
    policy: exchangeRatePolicy,
    records: { one: () => buildOldExchangeRate() },
    calls: crud('exchange_rates', 'ExchangeRate', 'ExchangeRates', { source: 'otra' }, newRate),
    rows: CATALOG_ROWS,
    unseen: SEEN_BY_ALL,
  },
};

function newRate() {
  return { date: uniqueDay(), mxnPerUsd: '18.5', source: 'prueba' };
}
