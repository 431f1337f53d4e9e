// Generated from labels.*.yaml by npm run generate.
export const Settlement = {
  reference: 'Load #',
  carrierName: 'Carrier',
  carrierId: 'Carrier',
  status: 'Status',
  currency: 'Currency',
  agreedAmount: 'Agreed rate, excl. VAT (IVA)',
  accessorialsAmount: 'Approved accessorials',
  total: 'Total, excl. VAT (IVA)',
  dueDate: 'Due date',
  deliveredAt: 'Delivered',
  paymentDays: 'Payment term (days)',
  paidAmount: 'Amount paid',
  paidOn: 'Paid on',
  paymentReference: 'Payment reference',
  origin: 'Origin',
  destination: 'Destination',
  completeAt: 'Proof documents complete',
};
export const SettlementStatus = { due: 'To pay', overdue: 'Overdue', paid: 'Paid' };
export const LeftOutReason = {
  not_found: 'No longer exists',
  paid: 'Paid already',
  currency: 'Not in pesos',
  no_account: 'The carrier has no confirmed CLABE',
  other_payer: 'Another company pays it',
};
