import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { Settlement } from './Settlement.ts';

/** The fields of a settlement. */
export const settlementView = view<Schemas['Settlement']>(Settlement, {
  ...recordColumns,
  ...columns('reference', 'status', 'companyId', 'carrierId', 'origin', 'destination'),
  ...columns('deliveredAt', 'currency', 'paymentDays', 'completeAt', 'dueDate', 'paidOn'),
  ...columns('paymentReference'),
  ...decimals('agreedAmount', 'accessorialsAmount', 'total', 'paidAmount'),
  carrierName: '(select carrier_name from carriers where carriers.id = settlements.carrier_id)',
});
