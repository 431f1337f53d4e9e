import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of exchange rates. */
export const exchangeRateColumns: Columns = {
  ...columnsOf('ExchangeRate', ['date', 'mxnPerUsd', 'source']),
  ...recordEnd,
};
