import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of equipment types. */
export const equipmentColumns: Columns = {
  ...columnsOf('Equipment', ['code', 'nameEs', 'nameEn', 'category', 'lengthFt']),
  ...recordEnd,
};
