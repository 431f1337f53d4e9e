import { Settlement, SettlementStatus } from '#labels/settlements.en';
import type { es } from './messages.es.ts';

/** The texts of settlements in English. */
export const en: typeof es = {
  resources: {
    settlements: {
      name: 'Settlement |||| Settlements',
      page: { list: 'Settlements' },
      fields: Settlement,
    },
  },
  settlements: {
    title: 'Settlement',
    empty: 'No settlements',
    emptyHelp:
      'They appear when a load is closed. No invoices are issued and no money is moved here.',
    status: SettlementStatus,
    paidOther:
      'The total has changed since this payment. To correct it, undo the payment and mark it again.',
    pay: {
      action: 'Mark as paid',
      title: 'Mark as paid',
      day: 'Day of the payment',
      reference: 'Reference of the transfer',
      done: 'Payment saved',
      failed: 'Error saving the payment',
    },
    reopen: 'To reopen the load, undo the payment first.',
    undo: 'Undo payment',
    undone: 'Payment undone',
  },
};
