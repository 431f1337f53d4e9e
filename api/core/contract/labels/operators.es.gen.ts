// Generated from labels.*.yaml by npm run generate.
export const LicenceType = {
  federal_b: 'Federal B (carga)',
  federal_c: 'Federal C (camión unitario)',
  federal_e: 'Federal E (doble remolque, material peligroso)',
  cdl_a: 'CDL clase A',
  cdl_b: 'CDL clase B',
  other: 'Otra',
};
export const Operator = {
  name: 'Nombre',
  rfc: 'RFC',
  foreignTaxId: 'Identificación fiscal extranjera',
  taxCountry: 'Residencia fiscal',
  phone: 'Teléfono',
  licenceNumber: 'Licencia',
  licenceType: 'Tipo de licencia',
  licenceEndsOn: 'Vence la licencia',
  badgeNumber: 'Gafete de aduana',
  badgeEndsOn: 'Vence el gafete',
  fastNumber: 'Tarjeta FAST',
  fastEndsOn: 'Vence la tarjeta FAST',
  comment: 'Comentarios',
  carrierId: 'Transportista',
  carrierName: 'Transportista',
  companyId: 'Empresa que lo registró',
};
