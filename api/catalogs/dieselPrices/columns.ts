import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of diesel prices. */
export const dieselPriceColumns: Columns = {
  ...columnsOf('DieselPrice', ['date', 'country', 'currency', 'unit', 'price', 'source']),
  ...recordEnd,
};
