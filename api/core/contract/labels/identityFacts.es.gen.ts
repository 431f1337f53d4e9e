// Generated from labels.*.yaml by npm run generate.
export const IdentityFactSource = {
  tax_rule: 'Regla pública del SAT',
  records: 'Registros en Andén',
};
export const IdentityFactKind = {
  rfc_digit: 'Dígito verificador del RFC',
  rfc_name: 'Letras del RFC y nombre',
  email_domain: 'Dominio del correo',
  phone: 'Teléfono',
  plates: 'Placas',
  bank_account: 'Cuenta bancaria',
};
