import { type Columns, columnsOf } from '../../core/export/columns.ts';
import { statusesOf } from './statuses.ts';

const columns = columnsOf('HistoryEvent', [
  'createdAt',
  'quoteReference',
  'shipmentReference',
  'entity',
  'fromStatus',
  'toStatus',
  'reason',
  'comment',
  'lackingDocuments.type',
  'lackingDocuments.state',
  'userName',
  'customerName',
  'carrierName',
]);

/** The columns of the export of the history. */
export const historyColumns: Columns = {
  ...columns,
  fromStatus: { ...columns.fromStatus!, codes: statusesOf },
  toStatus: { ...columns.toStatus!, codes: statusesOf },
};
