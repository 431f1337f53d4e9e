import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of border crossings. */
export const bridgeColumns: Columns = {
  ...columnsOf('Bridge', ['code', 'nameEs', 'nameEn', 'usPort', 'mxCustoms', 'timeZone']),
  ...recordEnd,
};
