import type { Names } from '../../core/export/words.ts';

/** The statuses of settlements. */
export const settlementStatuses: Names = {
  due: ['Por pagar', 'To pay'],
  overdue: ['Vencida', 'Overdue'],
  paid: ['Pagada', 'Paid'],
};
