// Generated from labels.*.yaml by npm run generate.
export const EventEntity = { quotes: 'Quote', invitations: 'Invitation', shipments: 'Load' };
export const HistoryEvent = {
  customerId: 'Customer',
  carrierId: 'Carrier',
  createdAt: 'Date and time',
  quoteReference: 'Quote',
  shipmentReference: 'Load',
  entity: 'Record',
  fromStatus: 'Previous status',
  toStatus: 'New status',
  reason: 'Reason',
  comment: 'Comment',
  userName: 'User',
  customerName: 'Customer',
  carrierName: 'Carrier',
};
