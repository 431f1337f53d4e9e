import type { Schemas } from '../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../core/list/view.ts';
import { DieselPrice } from './DieselPrice.ts';

/** SQL: whether a quote has used the price, which another one of the same date may have replaced since. */
export const isUsed = `exists (select from used_diesel_prices as used
  where used.country = diesel_prices.country and used.date = diesel_prices.date::text
    and used.currency = diesel_prices.currency and used.unit = diesel_prices.unit
    and used.price = diesel_prices.price)`;

/** The fields of a diesel price that are returned. */
export const dieselPriceView = view<Schemas['DieselPrice']>(DieselPrice, {
  ...recordColumns,
  ...columns('date', 'country', 'currency', 'unit', 'source'),
  ...decimals('price'),
  isUsed,
});
