import type { Schemas } from '../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../core/list/view.ts';
import { ExchangeRate } from './ExchangeRate.ts';

/** What leaves the server of an exchange rate. */
export const exchangeRateView = view<Schemas['ExchangeRate']>(ExchangeRate, {
  ...recordColumns,
  ...columns('date', 'source'),
  ...decimals('mxnPerUsd'),
});
