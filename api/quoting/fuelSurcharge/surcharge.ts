import { Decimal } from 'decimal.js';
import type { Schemas } from '../../core/contract/types.ts';

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** Liters per US gallon and kilometers per international mile, both exact by definition (NIST SP 811, B.8). */
const LITRES = '3.785411784';
const KILOMETRES = '1.609344';

interface Inputs {
  settings: Schemas['FuelSettings'];
  diesel: Pick<Schemas['DieselQuote'], 'currency' | 'unit' | 'price'>;
  distanceKm: string;
  /** Mexican pesos per US dollar. */
  exchangeRate: string;
  currency: Schemas['Currency'];
}

/**
 * max(0, diesel price − base price) ÷ fuel economy × distance (domain decision, Fuel surcharge), in `currency`, rounded
 * to the cent at the end. Price and distance are converted to the units of the company's settings.
 */
export function surcharge({ settings, diesel, distanceKm, exchangeRate, currency }: Inputs) {
  const { unit, basePrice, consumption } = settings;
  const perUnit = inUnit(new Exact(diesel.price), diesel.unit, unit);
  const price = inCurrency(perUnit, diesel.currency, settings.currency, exchangeRate);
  const distance = unit === 'gal' ? new Exact(distanceKm).div(KILOMETRES) : new Exact(distanceKm);
  const over = Exact.max(0, price.minus(basePrice));
  const amount = over.div(consumption).times(distance);
  return {
    amount: inCurrency(amount, settings.currency, currency, exchangeRate).toFixed(2),
    price: price.toFixed(4),
    distance: distance.toFixed(1),
    distanceUnit: unit === 'gal' ? ('mi' as const) : ('km' as const),
  };
}

function inUnit(price: Decimal, from: Schemas['FuelUnit'], to: Schemas['FuelUnit']) {
  if (from === to) return price;
  return to === 'gal' ? price.times(LITRES) : price.div(LITRES);
}

function inCurrency(
  amount: Decimal,
  from: Schemas['Currency'],
  to: Schemas['Currency'],
  mxnPerUsd: string,
) {
  if (from === to) return amount;
  return to === 'MXN' ? amount.times(mxnPerUsd) : amount.div(mxnPerUsd);
}
