import { CATALOG_ROWS, SEEN_BY_ALL } from '../testing/permissions/catalog.ts';
import { crud, loads } from '../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../testing/permissions/types.ts';
import { dayOfItsOwn } from '../testing/base/days.ts';
import { buildDieselPrice } from './factory.ts';
import { dieselPricePolicy } from './policy.ts';

/** Who may do what with diesel prices: as with every catalog, and import files of them. */
export const permissions: PermissionsByResource = {
  diesel_prices: {
    policy: dieselPricePolicy,
    records: { one: () => buildDieselPrice() },
    calls: [
      ...crud('diesel_prices', 'DieselPrice', 'DieselPrices', { source: 'otra' }, newPrice),
      ...loads('diesel_prices', 'DieselPrice', 'DieselPrices', newPrice),
    ],
    rows: [...CATALOG_ROWS, ['none', 'load', '++- -- -- --']],
    unseen: SEEN_BY_ALL,
  },
};

function newPrice() {
  const price = { country: 'MX', currency: 'MXN', unit: 'l', price: '25.10', source: 'prueba' };
  return { ...price, date: dayOfItsOwn() };
}
