import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of packaging types. */
export const packagingColumns: Columns = {
  ...columnsOf('Packaging', ['code', 'nameEs', 'nameEn', 'length', 'width', 'height', 'stackable']),
  ...recordEnd,
};
