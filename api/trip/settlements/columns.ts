import { type Columns, columnsOf, placePaths } from '../../core/export/columns.ts';
import { stopColumns } from '../../quoting/quotes/index.ts';

/** The columns of the export of settlements, for accounting. */
export const settlementColumns: Columns = {
  ...columnsOf('Settlement', [
    'reference',
    'status',
    'carrierName',
    ...placePaths('origin'),
    ...placePaths('destination'),
    'deliveredAt',
    'currency',
    'agreedAmount',
    'accessorialsAmount',
    'total',
    'paymentDays',
    'completeAt',
    'dueDate',
    'paidOn',
    'paymentReference',
    'paidAmount',
  ]),
  ...stopColumns,
};
