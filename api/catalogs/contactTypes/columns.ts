import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of contact types. */
export const contactTypeColumns: Columns = {
  ...columnsOf('ContactType', ['code', 'nameEs', 'nameEn', 'audience']),
  ...recordEnd,
};
