import type { Schemas } from '../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../core/list/view.ts';
import { ExchangeRate } from './ExchangeRate.ts';

/** The fields of an exchange rate in answers. */
export const exchangeRateView = view<Schemas['ExchangeRate']>(ExchangeRate, {
  ...recordColumns,
  ...columns('date', 'source'),
  ...decimals('mxnPerUsd'),
});
