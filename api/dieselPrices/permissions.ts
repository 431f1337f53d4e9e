import { CATALOG_ROWS, SEEN_BY_ALL } from '../testing/permissions/catalog.ts';
import { call, crud } from '../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../testing/permissions/types.ts';
import { dayOfItsOwn } from '../testing/base/days.ts';
import { buildDieselPrice } from './factory.ts';
import { dieselPricePolicy } from './policy.ts';

/** Who may do what with diesel prices: as with every catalog. */
export const permissions: PermissionsByResource = {
  diesel_prices: {
    policy: dieselPricePolicy,
    records: { one: () => buildDieselPrice() },
    calls: [
      ...crud('diesel_prices', 'DieselPrice', 'DieselPrices', { source: 'otra' }, newPrice),
      call(
        'uploadDieselPrices',
        'create',
        'post',
        () => 'diesel_prices/upload',
        () => ({ text: 'date,country,currency,unit,price,source' }),
      ),
    ],
    rows: CATALOG_ROWS,
    unseen: SEEN_BY_ALL,
  },
};

function newPrice() {
  const price = { country: 'MX', currency: 'MXN', unit: 'l', price: '25.10', source: 'prueba' };
  return { ...price, date: dayOfItsOwn() };
}
