import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of locations. */
export const locationColumns: Columns = {
  ...columnsOf('Location', [
    'name',
    'kind',
    'customerName',
    'street',
    'city',
    'state',
    'country',
    'postalCode',
    'latitude',
    'longitude',
    'timeZone',
    'operationZone',
    'hours',
    'comment',
  ]),
  ...recordEnd,
};
