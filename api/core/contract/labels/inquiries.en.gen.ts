// Generated from labels.*.yaml by npm run generate.
export const Audience = { shipper: 'Shipper', broker: 'Broker or 3PL', carrier: 'Carrier' };
export const Inquiry = {
  name: 'Name',
  kind: 'Kind',
  status: 'Status',
  companyName: 'Company',
  email: 'E-mail',
  phone: 'Phone',
  audience: 'Profile',
  language: 'Language',
  folio: 'Reference',
  createdAt: 'Received',
  assignedTo: 'Handled by',
  assignedToName: 'Handled by',
  quoteId: 'Quote',
  routeId: 'Route',
  carrierId: 'Carrier',
  customerId: 'Company or customer',
  comment: 'Comments',
};
export const InquiryKind = {
  contact: 'Message',
  demo: 'Demo',
  quote_request: 'Quote',
  route_offer: 'Lane offer',
  carrier_registration: 'Carrier registration',
  plan_upgrade: 'Premium plan',
};
export const InquiryStatus = { new: 'New', assigned: 'In progress', done: 'Done' };
