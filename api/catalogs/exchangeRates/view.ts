import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { ExchangeRate } from './ExchangeRate.ts';

/** SQL: whether a quote has used the rate, which another one of the same date may have replaced since. */
export const isUsed = 'is_used_rate(exchange_rates.date, exchange_rates.mxn_per_usd)';

/** The fields of an exchange rate that are returned. */
export const exchangeRateView = view<Schemas['ExchangeRate']>(ExchangeRate, {
  ...recordColumns,
  ...columns('date', 'source'),
  ...decimals('mxnPerUsd'),
  isUsed,
});
