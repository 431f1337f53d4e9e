import { dayOfItsOwn } from '../testing/base/days.ts';
import { SEEN_BY_ALL } from '../testing/permissions/catalog.ts';
import { call, changed, seen } from '../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../testing/permissions/types.ts';
import { buildRateOfADay } from './factory.ts';
import { exchangeRatePolicy } from './policy.ts';

/** Who may do what with exchange rates, which are never archived. */
export const permissions: PermissionsByResource = {
  exchange_rates: {
    policy: exchangeRatePolicy,
    records: { one: () => buildRateOfADay() },
    calls: [
      ...seen('exchange_rates', 'ExchangeRate', 'ExchangeRates'),
      ...changed('exchange_rates', 'ExchangeRate', { source: 'otra' }),
      call('listExchangeRateHistory', 'show', 'get', ({ id }) => `exchange_rates/${id}/history`),
      call(
        'createExchangeRate',
        'create',
        'post',
        () => 'exchange_rates',
        () => ({ date: dayOfItsOwn(), mxnPerUsd: '18.5', source: 'prueba' }),
      ),
    ],
    rows: [
      ['none', 'create', '++- -- -- --'],
      ['one', 'list export show', '+++ ++ ++ ++'],
      ['one', 'update', '++- -- -- --'],
    ],
    unseen: SEEN_BY_ALL,
  },
};
