import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of diesel prices. */
export const dieselPriceColumns: Columns = {
  date: ['Fecha', 'Date'],
  country: ['País', 'Country'],
  currency: ['Moneda', 'Currency'],
  unit: ['Unidad', 'Unit'],
  price: ['Precio', 'Price'],
  source: ['Fuente', 'Source'],
  ...recordEnd,
};
