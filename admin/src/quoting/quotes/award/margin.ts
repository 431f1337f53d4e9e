import { Decimal } from 'decimal.js';

/**
 * The sale of a load with a known cost: sale value, margin and margin percent, of which each determines the other
 * two.
 */
export interface Sale {
  /** Decimal strings as typed; empty where nothing is known. */
  saleValue: string;
  margin: string;
  /** Of the sale value, in percent. */
  marginPercent: string;
}

export const NO_SALE: Sale = { saleValue: '', margin: '', marginPercent: '' };

/**
 * The sale once one of its amounts was typed, the others to the cent and to a hundredth of a percent.
 * A value that is no number yet, or leads to no sale (a margin of 100 % or more), empties the others. This runs at each
 * key; saved margins of quotes and loads come from the API.
 */
export function saleOf(cost: string, typed: keyof Sale, text: string): Sale {
  const sale = saleValueOf(new Decimal(cost), typed, text);
  if (!sale || !sale.greaterThan(0)) return { ...NO_SALE, [typed]: text };
  const margin = sale.minus(cost);
  const whole: Sale = {
    saleValue: sale.toFixed(2),
    margin: margin.toFixed(2),
    marginPercent: margin.dividedBy(sale).times(100).toFixed(2),
  };
  return { ...whole, [typed]: text };
}

/** Whether nothing was typed yet, or what was typed leads to a sale. */
export function isSettled(sale: Sale): boolean {
  return isNumber(sale.saleValue) || Object.values(sale).every((text) => text === '');
}

/** Whether it is a number in its plain form, with at most two decimals. */
export function isNumber(text: string): boolean {
  return /^-?\d+(\.\d{1,2})?$/.test(text);
}

function saleValueOf(cost: Decimal, typed: keyof Sale, text: string): Decimal | undefined {
  if (!isNumber(text)) return undefined;
  const number = new Decimal(text);
  if (typed === 'saleValue') return number.toDecimalPlaces(2);
  if (typed === 'margin') return cost.plus(number).toDecimalPlaces(2);
  if (number.greaterThanOrEqualTo(100)) return undefined;
  return cost.dividedBy(new Decimal(1).minus(number.dividedBy(100))).toDecimalPlaces(2);
}
