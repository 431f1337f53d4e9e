// Generated from labels.*.yaml by npm run generate.
export const IdentityFactSource = {
  tax_rule: 'Public rule of the SAT',
  records: 'Records in Andén',
};
export const IdentityFactKind = {
  rfc_digit: 'Check digit of the RFC',
  rfc_name: 'Letters of the RFC and name',
  email_domain: 'Domain of the e-mail',
  phone: 'Phone',
  plates: 'Plates',
  bank_account: 'Bank account',
};
