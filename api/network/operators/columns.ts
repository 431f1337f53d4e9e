import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of operators. */
export const operatorColumns: Columns = {
  ...columnsOf('Operator', [
    'carrierName',
    'name',
    'rfc',
    'foreignTaxId',
    'taxCountry',
    'phone',
    'licenceNumber',
    'licenceType',
    'licenceEndsOn',
    'badgeNumber',
    'badgeEndsOn',
    'fastNumber',
    'fastEndsOn',
    'comment',
  ]),
  ...recordEnd,
};
