import { saved, type Columns } from '../testing/base/saved.ts';
import { dayOfItsOwn } from '../testing/base/days.ts';
import { ExchangeRate } from './ExchangeRate.ts';

/** A saved exchange rate of a date long past, so that no new quote takes it. */
export function buildRateOfADay(overrides: Columns<ExchangeRate> = {}) {
  const row = { date: dayOfItsOwn(), mxnPerUsd: '12.5000', source: 'prueba' };
  return saved(ExchangeRate, { ...row, ...overrides });
}
