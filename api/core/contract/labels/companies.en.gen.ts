// Generated from labels.*.yaml by npm run generate.
export const Company = {
  name: 'Legal name',
  comercialName: 'Trade name',
  type: 'Type',
  plan: 'Plan',
  rfc: 'RFC',
  ein: 'EIN (US)',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  address: 'Address',
  currency: 'Currency',
  fuel: 'Fuel surcharge',
  calendar: 'Working hours',
  demandedInsuredAmount: 'Required insured amount',
  demandedCertificates: 'Required certificates',
  comment: 'Comments',
  ownerCompanyId: 'Customer of',
  createdAt: 'Registered',
  ownerCompanyName: 'Customer of',
};
export const CompanyType = { internal: 'Internal', broker: 'Broker', shipper: 'Shipper' };
export const Plan = { free: 'Free', premium: 'Premium' };
