import { saved, type Columns } from '../testing/saved.ts';
import { DieselPrice } from './DieselPrice.ts';

let count = 0;

/** A day long ago that nothing else has, `YYYY-MM-DD`. */
export function dayOfItsOwn() {
  count += 1;
  const day = new Date(Date.UTC(1900, 0, 1 + (process.pid % 300) * 100 + count));
  return day.toISOString().slice(0, 10);
}

/** A saved price of Mexican diesel, on a day of its own unless told otherwise. */
export function buildDieselPrice(overrides: Columns<DieselPrice> = {}) {
  const price = { country: 'MX', currency: 'MXN', unit: 'l', price: '25.0000', source: 'prueba' };
  return saved(DieselPrice, { date: overrides.date ?? dayOfItsOwn(), ...price, ...overrides });
}
