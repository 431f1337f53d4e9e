// Generated from labels.*.yaml by npm run generate.
export const LicenceType = {
  federal_b: 'Mexican federal B (freight)',
  federal_c: 'Mexican federal C (straight truck)',
  federal_e: 'Mexican federal E (double trailer, hazmat)',
  cdl_a: 'CDL class A',
  cdl_b: 'CDL class B',
  other: 'Other',
};
export const Operator = {
  name: 'Name',
  rfc: 'RFC',
  foreignTaxId: 'Foreign tax ID',
  taxCountry: 'Tax residence',
  phone: 'Phone',
  licenceNumber: 'License',
  licenceType: 'License type',
  licenceEndsOn: 'License ends',
  badgeNumber: 'Customs badge',
  badgeEndsOn: 'Badge ends',
  fastNumber: 'FAST card',
  fastEndsOn: 'FAST card ends',
  comment: 'Comments',
  carrierId: 'Carrier',
  carrierName: 'Carrier',
  companyId: 'Company that registered it',
};
