// Generated from labels.*.yaml by npm run generate.
export const Contact = {
  name: 'Name',
  position: 'Position',
  contactTypeId: 'Contact type',
  emails: 'E-mails',
  phones: 'Phones',
  language: 'Language',
  comment: 'Comments',
  companyId: 'Company',
  carrierId: 'Carrier',
  ownerCompanyId: 'Registered by',
  ownerName: 'Company or carrier',
  contactTypeNameEs: 'Contact type (Spanish)',
  contactTypeNameEn: 'Contact type',
};
