// Generated from labels.*.yaml by npm run generate.
export const BankAccount = {
  holder: 'Account holder',
  bank: 'Bank',
  kind: 'Account type',
  currency: 'Currency',
};
export const BankAccountKind = {
  clabe: 'CLABE (Mexico)',
  aba: 'Routing and account (United States)',
};
