import { saved, type Columns } from '../../../testing/base/saved.ts';
import { uniqueDay } from '../../../testing/base/days.ts';
import { ExchangeRate } from '../ExchangeRate.ts';

/** Inserts an exchange rate on a date long ago, so that no new quote uses it. */
export function buildOldExchangeRate(overrides: Columns<ExchangeRate> = {}) {
  const row = { date: uniqueDay(), mxnPerUsd: '12.5000', source: 'prueba' };
  return saved(ExchangeRate, { ...row, ...overrides });
}
