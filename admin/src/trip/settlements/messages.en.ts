import { LeftOutReason, Settlement, SettlementStatus } from '#labels/settlements.en';
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
    totals: {
      unpaid: 'To pay',
      overdue: 'Overdue',
      beforeTax: 'Excl. VAT (IVA), as in the list and in the file for the bank.',
      thisWeek: 'Due this week',
    },
    payMany: {
      action: 'Mark as paid',
      title:
        'Mark %{smart_count} settlement as paid? |||| Mark %{smart_count} settlements as paid?',
      done: '%{smart_count} settlement marked as paid |||| %{smart_count} settlements marked as paid',
    },
    bankFile: {
      action: 'File for the bank',
      title:
        'File for the bank: %{smart_count} settlement |||| File for the bank: %{smart_count} settlements',
      text: 'CSV with beneficiary, bank, CLABE, amount excl. VAT (IVA), currency and reference. Pesos only. It contains whole CLABE numbers, and reading them is logged. Upload it to the bank without saving it in Excel first, which changes 18-digit numbers.',
      download: 'Download',
      made: 'File downloaded: %{smart_count} transfer for %{total}. |||| File downloaded: %{smart_count} transfers for %{total}.',
      none: 'None of those selected can be in the file.',
      leftOut: '%{smart_count} left out: |||| %{smart_count} left out:',
    },
    leftOut: LeftOutReason,
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
