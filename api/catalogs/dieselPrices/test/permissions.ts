import { CATALOG_ROWS, SEEN_BY_ALL } from '../../../testing/permissions/catalog.ts';
import { crud, imports } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { uniqueDay } from '../../../testing/base/days.ts';
import { buildDieselPrice } from './factory.ts';
import { dieselPricePolicy } from '../policy.ts';

/** The permissions for diesel prices: those of every catalog, and imports. */
export const permissions: PermissionsByResource = {
  diesel_prices: {
    policy: dieselPricePolicy,
    records: { one: () => buildDieselPrice() },
    calls: [
      ...crud('diesel_prices', 'DieselPrice', 'DieselPrices', { source: 'otra' }, newPrice),
      ...imports('diesel_prices', 'DieselPrice', 'DieselPrices', newPrice),
    ],
    rows: [...CATALOG_ROWS, ['none', 'load', '++- -- -- --']],
    unseen: SEEN_BY_ALL,
  },
};

function newPrice() {
  const price = { country: 'MX', currency: 'MXN', unit: 'l', price: '25.10', source: 'prueba' };
  return { ...price, date: uniqueDay() };
}
