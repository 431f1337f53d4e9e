import type { Schemas } from '../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../core/list/view.ts';
import { DieselPrice } from './DieselPrice.ts';

/** The fields of a diesel price in answers. */
export const dieselPriceView = view<Schemas['DieselPrice']>(DieselPrice, {
  ...recordColumns,
  ...columns('date', 'country', 'currency', 'unit', 'source'),
  ...decimals('price'),
});
