import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of exchange rates. */
export const exchangeRateColumns: Columns = {
  date: ['Fecha', 'Date'],
  mxnPerUsd: ['Pesos por dólar', 'Pesos per US dollar'],
  source: ['Fuente', 'Source'],
  ...recordEnd,
};
