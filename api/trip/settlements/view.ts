import type { Schemas } from '../../core/contract/types.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { columns, decimals, recordColumns, view, viewOf } from '../../core/sql/view.ts';
import { LOAD_STOPS } from '../shipments/index.ts';
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

/** The fields of a settlement with the stops of its load, for the export. */
export const exportedView = viewOf<Schemas['Settlement']>(Settlement, {
  ...settlementView.fields,
  stops: `(select ${LOAD_STOPS} from shipments
    where ${sameCompany('shipments', 'settlements')} and shipments.id = settlements.id)`,
});
