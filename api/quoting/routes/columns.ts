import { type Columns, columnsOf, placePaths, recordEnd } from '../../core/export/columns.ts';
import { stopColumns } from '../quotes/index.ts';

/** The columns of the export of routes. */
export const routeColumns: Columns = {
  ...columnsOf('Route', [
    'reference',
    'status',
    'kind',
    'companyName',
    'customerName',
    'movement',
    ...placePaths('origin'),
    ...placePaths('destination'),
    'equipmentNameEs',
    'equipmentNameEn',
    'comodityNameEs',
    'comodityNameEn',
    'frequency',
    'volume',
    'distanceKm',
    'currency',
    'targetRate',
    'carrierName',
    'contractRate',
    'contractCurrency',
    'quoteReference',
    'comment',
  ]),
  ...recordEnd,
  ...stopColumns,
};
