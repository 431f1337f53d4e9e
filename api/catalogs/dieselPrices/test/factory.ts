import { uniqueDay } from '../../../testing/base/days.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { DieselPrice } from '../DieselPrice.ts';

/** Inserts a diesel price of Mexico, by default on a date that no other test uses. */
export function buildDieselPrice(overrides: Columns<DieselPrice> = {}) {
  const price = { country: 'MX', currency: 'MXN', unit: 'l', price: '25.0000', source: 'prueba' };
  return saved(DieselPrice, { date: overrides.date ?? uniqueDay(), ...price, ...overrides });
}
