import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of vehicles. */
export const vehicleColumns: Columns = {
  ...columnsOf('Vehicle', [
    'carrierName',
    'kind',
    'name',
    'plates',
    'year',
    'platesState',
    'configuration',
    'grossWeight',
    'trailerType',
    'permitType',
    'permitNumber',
    'permitEndsOn',
    'insurer',
    'policyNumber',
    'environmentInsurer',
    'environmentPolicy',
    'cargoInsurer',
    'cargoPolicy',
    'insuranceEndsOn',
    'inspectionEndsOn',
    'comment',
  ]),
  ...recordEnd,
};
