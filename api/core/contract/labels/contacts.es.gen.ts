// Generated from labels.*.yaml by npm run generate.
export const Contact = {
  name: 'Nombre',
  position: 'Puesto',
  contactTypeId: 'Tipo de contacto',
  emails: 'Correos electrónicos',
  phones: 'Teléfonos',
  language: 'Idioma',
  comment: 'Comentarios',
  companyId: 'Empresa',
  carrierId: 'Transportista',
  ownerCompanyId: 'Empresa que lo registró',
  ownerName: 'Empresa o transportista',
  contactTypeNameEs: 'Tipo de contacto',
  contactTypeNameEn: 'Tipo de contacto (inglés)',
};
