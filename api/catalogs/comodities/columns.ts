import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of commodity types. */
export const comodityColumns: Columns = {
  ...columnsOf('Comodity', ['code', 'nameEs', 'nameEn', 'hazmat']),
  ...recordEnd,
};
