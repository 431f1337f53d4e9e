// Generated from labels.*.yaml by npm run generate.
export const BankAccount = {
  holder: 'Titular',
  bank: 'Banco',
  kind: 'Tipo de cuenta',
  currency: 'Moneda',
};
export const BankAccountKind = { clabe: 'CLABE (México)', aba: 'Ruta y cuenta (Estados Unidos)' };
