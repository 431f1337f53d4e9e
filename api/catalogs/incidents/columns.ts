import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of incident types. */
export const incidentColumns: Columns = {
  ...columnsOf('Incident', ['code', 'nameEs', 'nameEn', 'severity']),
  ...recordEnd,
};
