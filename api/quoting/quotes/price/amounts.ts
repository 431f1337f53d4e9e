import { MOST_PERCENT } from '../../../shared/amounts.ts';
import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';

/** SQL: the total of a row of `rates` in the currency of its row of `quotes`, at the quote's own exchange rate, to the cent. */
export const comparableAmount =
  'comparable_amount(rates.total, rates.currency, quotes.currency, quotes.exchange_rate)';

/** SQL: the lowest valid rate of a quote, of the last rates of its carriers, by a condition on the company of `valid` and the SQL of its id. */
export function bestRateOf(isOfCompany: string, quoteId: string) {
  return `(select min(valid.amount) from valid_amounts valid
    where ${isOfCompany} and valid.quote_id = ${quoteId})`;
}

/** SQL: the lowest valid rate of the outer row of `quotes`. */
export const bestRate = bestRateOf(sameCompany('valid', 'quotes'), 'quotes.id');

/** SQL: how far an amount lies above (+) or below (-) a base in percent, up to 99,999.99; null where one is missing or the base is 0. */
export function percentAbove(amount: string, base: string) {
  return `percent_above(${amount}, ${base})`;
}

/** SQL of a view's fields: the margin of a quote or load, and its percentage of the price; null where price or cost is. */
export const marginFields = {
  margin: '(sale_value - purchase_cost)::text',
  marginPercent: `(case when sale_value <> 0 and purchase_cost is not null
    then greatest(round((sale_value - purchase_cost) * 100 / sale_value, 2), -${MOST_PERCENT}) end)::text`,
};
