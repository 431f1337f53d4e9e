// Generated from labels.*.yaml by npm run generate.
export const Carrier = {
  carrierName: 'Legal name',
  comercialName: 'Trade name',
  carrierType: 'Type',
  nationality: 'Nationality',
  rfc: 'RFC',
  ein: 'EIN (US)',
  caat: 'CAAT',
  scacCode: 'SCAC',
  usdotNumber: 'USDOT number',
  mcNumber: 'MC number',
  identifier: 'Identifier',
  businessField: 'Line of business',
  status: 'Status',
  confidence: 'Confidence',
  network: 'Network',
  completion: 'Profile complete',
  companyId: "Broker's network",
  countries: 'Countries',
  movements: 'Movements',
  originStates: 'Pickup states',
  deliveryStates: 'Delivery states',
  equipmentList: 'Equipment',
  bridgeList: 'Bridges it crosses',
  shippingMode: 'Shipping mode',
  serviceList: 'Services',
  drayage: 'Drayage',
  hazmat: 'Hazmat',
  contactPhone: 'Phone',
  quotingEmail: 'Quoting e-mail',
  creditType: 'Credit',
  costPerMile: 'Cost per mile (USD)',
  addressList: 'Addresses',
  contactBookList: 'Contacts',
  description: 'Description',
  createdAt: 'Registered',
  updatedAt: 'Last updated',
};
export const CarrierFieldsCarrierType = {
  carrier: 'Carrier',
  owner_operator: 'Owner-operator',
  drayage: 'Drayage',
  transfer: 'Transfer',
};
export const CarrierFieldsShippingMode = { ftl: 'FTL', ltl: 'LTL', both: 'Both' };
export const CarrierStatus = {
  prospect: 'Prospect',
  active: 'Active',
  suspended: 'Suspended',
  archived: 'Archived',
};
export const Confidence = {
  very_high: 'Very high',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  very_low: 'Very low',
};
export const CreditType = {
  none: 'No credit',
  days_15: '15 days',
  days_30: '30 days',
  days_45: '45 days',
  days_60: '60 days',
};
export const Movement = {
  cross_border: 'Cross-border',
  mexico: 'Mexico lane haul',
  us: 'US lane haul',
};
export const Network = { internal: 'Internal', own: 'Own' };
