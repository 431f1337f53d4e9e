import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { DieselPrice } from './DieselPrice.ts';

/** SQL: whether a quote has used the price, which another one of the same date may have replaced since. */
export const isUsed = `is_used_price(diesel_prices.country, diesel_prices.date, diesel_prices.currency,
  diesel_prices.unit, diesel_prices.price)`;

/** The fields of a diesel price that are returned. */
export const dieselPriceView = view<Schemas['DieselPrice']>(DieselPrice, {
  ...recordColumns,
  ...columns('date', 'country', 'currency', 'unit', 'source'),
  ...decimals('price'),
  isUsed,
});
