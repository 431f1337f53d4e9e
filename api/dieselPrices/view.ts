import type { Schemas } from '../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../core/list/view.ts';
import { DieselPrice } from './DieselPrice.ts';

/** What leaves the server of a diesel price. */
export const dieselPriceView = view<Schemas['DieselPrice']>(DieselPrice, {
  ...recordColumns,
  ...columns('date', 'country', 'currency', 'unit', 'source'),
  ...decimals('price'),
});
